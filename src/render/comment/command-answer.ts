import { texts } from '../../model/texts.ts'
import { fenceLines, plainLine } from '../text/escape.ts'

const lineLength = 1200

/**
 * The answer to a command that started nothing.
 *
 * @param complaint - the reason, which contains foreign text; empty when the command was `help`
 */
export function commandAnswer(complaint: string): string {
  const why =
    complaint === '' ? [] : [fenceLines([`deadheat: ${plainLine(complaint, lineLength)}`])]
  const rest = [
    'A command is a single line, alone in a new comment by anyone with write access to this repository:',
    fenceLines(texts['render/comment/bench-commands.txt'].trimEnd().split('\n')),
  ]
  return `${[...why, ...rest].join('\n\n')}\n`
}
