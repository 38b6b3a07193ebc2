import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { folderWith } from '../fakes/git-repository.ts'
import { specOf } from '../fakes/process-specs.ts'

/** Everything that code of head may try on the files of base, from inside. */
const attack = `
echo evil > ../base/index.js
echo evil > "$TOP/base/index.js"
chmod 777 ../base/index.js
rm -f ../base/index.js
mv ../base ../gone
ln ../base/index.js linked && echo evil > linked
mount -o remount,bind,rw "$TOP"
umount "$TOP"
umount -l "$TOP"
unshare --user --map-root-user --mount sh -c 'mount -o remount,bind,rw "$TOP"; umount -l "$TOP"; echo evil > "$TOP/base/index.js"'
nsenter --target 1 --mount sh -c 'echo evil > "$TOP/base/index.js"'
echo evil > /proc/1/cwd/../base/index.js
echo evil > "/proc/1/root$TOP/base/index.js"
echo mine > index.js
`

function trees() {
  const top = folderWith({ 'work/base/index.js': 'good\n', 'work/head/index.js': 'good\n' })
  return { top: join(top, 'work'), head: join(top, 'work/head') }
}

it('code of head cannot change the files of base', async () => {
  const { top, head } = trees()
  const processes = createProcesses()
  expect(await processes.isolation()).toMatchObject({ kind: 'namespace', readOnly: true })
  const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TOP: top }
  const apart = { isolated: true, readOnly: [top], writable: [head] }
  await processes.run(specOf(['sh', '-c', attack], { cwd: head, environment, ...apart }))
  expect(readFileSync(join(top, 'base/index.js'), 'utf8')).toBe('good\n')
  expect(readdirSync(top).toSorted()).toEqual(['base', 'head'])
  expect(readFileSync(join(head, 'index.js'), 'utf8')).toBe('mine\n')
})

it('code of head cannot put a program of its own in the place of the one that makes them read-only', async () => {
  const { top, head } = trees()
  writeFileSync(join(head, 'mount'), '#!/bin/sh\necho stolen >> "$0.log"\n', { mode: 0o755 })
  const words = ['sh', '-c', attack.replaceAll(/^u?mount .*$/gm, '')]
  const environment = { PATH: `${head}:/usr/bin:/bin`, TOP: top }
  const apart = { isolated: true, readOnly: [top], writable: [head] }
  await createProcesses().run(specOf(words, { cwd: head, environment, ...apart }))
  expect(readFileSync(join(top, 'base/index.js'), 'utf8')).toBe('good\n')
})
