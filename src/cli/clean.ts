import { createHost } from '../host/create-host.ts'
import { exitCodes } from '../model/terminal.ts'
import { countText } from '../render/text/format.ts'
import { createCommand, refuseWords } from './parse-words.ts'
import { removeLeftovers } from '../workspace/work-folder.ts'

/** `deadheat clean`: removes what killed runs have left. */
export const clean = createCommand('clean', [], [], async (words, terminal) => {
  refuseWords('clean', words)
  const host = createHost()
  const removedPaths = await removeLeftovers(await host.git.top(terminal.directory), host)
  const lines = [...removedPaths, `removed what ${countText(removedPaths.length, 'run')} had left`]
  terminal.out(`${lines.join('\n')}\n`)
  return exitCodes.success
})
