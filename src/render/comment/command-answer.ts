import { fenceLines, plainLine } from '../text/escape.ts'

const lineLength = 1200

const grammar: readonly string[] = [
  '/bench                             measure the newest commit',
  '/bench only=GLOB pairs=N base=REF node=20,24 key=NAME head=SHA',
  '                                   the same, with any of these options; quote values with spaces',
  '/bench accept NAME reason          accept a regression listed in the comment, at its reported size, or with',
  '                                   * as NAME all of them; key=NAME before the reason names the comment;',
  '                                   within=RATIO before the reason sets another limit',
  '/bench profile NAME                which functions of one benchmark changed, in a comment of its own',
  '/bench bisect NAME good=REV        which commit since REV changed a benchmark; without good=, which of this',
  '                                   pull request; in a comment of its own',
  '/bench status                      what is running for this pull request',
  '/bench cancel                      cancel all of that; key=NAME only what one comment shows',
  '/bench help                        this text',
]

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
    fenceLines(grammar),
  ]
  return `${[...why, ...rest].join('\n\n')}\n`
}
