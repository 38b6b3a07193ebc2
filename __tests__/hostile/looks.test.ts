import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { looksIn } from '../../src/measure/followed-runs.ts'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { specOf } from '../fakes/process-specs.ts'

// Each runs after the secret file was read, as code of head would after it was loaded.
const attempts: readonly (readonly [string, string])[] = [
  ['write to the list by its name', `fs.writeFileSync(LIST, '')`],
  [
    'write to the list by a descriptor of whoever keeps it',
    `for (const pid of fs.readdirSync('/proc').filter(Number)) for (let fd = 0; fd < 64; fd++) { try { fs.writeFileSync('/proc/' + pid + '/fd/' + fd, '') } catch {} try { fs.truncateSync('/proc/' + pid + '/fd/' + fd) } catch {} }`,
  ],
  [
    'write to the memory of whoever keeps it',
    `for (const pid of [1, process.ppid]) { const fd = fs.openSync('/proc/' + pid + '/mem', 'r+'); fs.writeSync(fd, 'x', 4096 * 16) }`,
  ],
  [
    'end whoever keeps it and go on reading unseen',
    `try { process.kill(1, 'SIGKILL') } catch {} ; process.kill(1, 'SIGSTOP')`,
  ],
]

it.each(attempts)('code that is not ours cannot %s', async (_, attempt) => {
  const folder = temporaryFolder()
  const [tree, list] = [join(folder, 'tree'), join(folder, 'list')]
  const script = `const fs = require('fs'); const LIST = ${JSON.stringify(list)}
fs.readFileSync('first.txt'); try { ${attempt} } catch {}
fs.readFileSync('second.txt')`
  plantFiles(tree, { 'first.txt': '1', 'second.txt': '2', 'attack.js': script })
  const processes = createProcesses()
  onTestFinished(() => processes.endAll())
  const apart = { isolated: true, writable: [tree], network: 'loopback', looks: list } as const
  const argv = [process.execPath, join(tree, 'attack.js')]
  await processes.run(specOf(argv, { cwd: tree, ...apart }))
  const { uses } = looksIn(readFileSync(list, 'utf8'))
  for (const name of ['first.txt', 'second.txt']) expect(uses.has(join(tree, name))).toBe(true)
})
