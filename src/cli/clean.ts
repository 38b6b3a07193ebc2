import { createHost } from '../host/create-host.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand, refuseWords } from './parse-words.ts'
import { removeLeftovers } from '../workspace/work-folder.ts'

/** `deadheat clean`: removes what killed runs have left. */
export const clean = createCommand('clean', [], [], async (words, terminal) => {
  refuseWords('clean', words)
  const host = createHost()
  const removedPaths = await removeLeftovers(await host.git.top(terminal.directory), host)
  const count = `${removedPaths.length} ${removedPaths.length === 1 ? 'run' : 'runs'}`
  terminal.out(
    `${removedPaths.map((path) => `${path}\n`).join('')}removed what ${count} had left\n`,
  )
  return exitCodes.success
})
