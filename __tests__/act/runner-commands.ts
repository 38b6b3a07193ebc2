/**
 * Lines that a runner would obey if they reached its log as they are. What each would do is named in
 * the text, so that none can be taken for a command of ours.
 */
export const FORGED_COMMANDS: readonly string[] = [
  '::error::forged error',
  '  ::warning::forged warning',
  '::set-output name=verdict::forged output',
  '::stop-commands::forged-stop',
  '::add-mask::forged mask',
  'words before ##[error]forged error in the old form',
]

/**
 * Whether GitHub's runner takes a line for a command: `::` after leading white space, or the old form
 * `##[` anywhere. act knows the old form at the start of a line only, so logs are searched for both.
 *
 * @see ActionCommand.cs in the repository actions/runner: TryParseV2 trims, TryParse searches
 */
export function isRunnerCommand(line: string): boolean {
  return /^\s*::/.test(line) || line.includes('##[')
}
