import { askYes } from '../host/terminal.ts'
import { createHost } from '../host/create-host.ts'
import { UsageError } from '../model/usage-error.ts'
import { proposalOf, type ProposedFile } from '../plan/init/proposal-of.ts'
import { plainText } from '../render/text/escape.ts'
import { itemLines } from '../render/text/width.ts'
import { lookAtRepository } from '../session/find/look-at-repository.ts'
import { exitCodes, type Terminal } from '../model/terminal.ts'
import { settleProposal } from './settle-proposal.ts'
import { createCommand, refuseWords } from './parse-words.ts'
import { settingFromText } from '../settings/setting-from-text.ts'
import type { Words } from '../settings/words.ts'

const options = ['working-directory', 'limit']
/** Most that trying a proposal takes, unless somebody gives another time. */
const usualLimitSeconds = 300
const ownSwitches = ['yes', 'dry-run', 'untried']

/** `deadheat init`: proposes settings and a workflow for this repository, tries them, and writes them on a yes. */
export const init = createCommand('init', options, ownSwitches, async (words, terminal) => {
  refuseWords('init', words)
  const host = createHost()
  const top = await host.git.top(terminal.directory)
  if (top === null)
    throw new UsageError(
      `expected a git repository to look at, got none in ${terminal.directory}: change into one, or run "git init"`,
    )
  const seen = await lookAtRepository(top, words.values.get('working-directory') ?? '.', null, host)
  const limit = words.values.get('limit')
  const { budget: limitSeconds = usualLimitSeconds } =
    limit === undefined ? {} : settingFromText('budget', limit, '--limit')
  const { facts, text } = words.switches.has('untried')
    ? { facts: seen, text: '' }
    : await settleProposal(seen, limitSeconds, { ...terminal, directory: top }, host)
  const { files: proposedFiles, hints } = proposalOf(facts)
  const files: WantedFile[] = []
  for (const file of proposedFiles)
    files.push({
      ...file,
      isThere: (await host.files.kindOf(host.files.join(top, file.path))) !== null,
    })
  const { width } = terminal
  const next = ['then:', ...listTexts(hints, width)].join('\n')
  const proposed = `${filesText(files, width)}${text}`.trimEnd()
  terminal.out(`${proposed}\n\n${next}\n`)
  if (words.switches.has('dry-run')) return exitCodes.success
  for (const file of files) {
    if (!(await isWanted(file, words, terminal))) continue
    const path = host.files.join(top, file.path)
    await host.files.makeDirectory(host.files.join(path, '..'))
    await host.files.write(path, file.content)
    terminal.error(`written: ${path}\n`)
  }
  return exitCodes.success
})

/** One file, and whether something is there already. */
type WantedFile = ProposedFile & { readonly isThere: boolean }

/** What is there already is replaced by nobody but the person who is asked. */
async function isWanted(
  { path, isThere }: WantedFile,
  { switches }: Words,
  terminal: Terminal,
): Promise<boolean> {
  if (switches.has('yes') && !isThere) return true
  const answer = await askYes(isThere ? `replace ${path}?` : `write ${path}?`)
  if (answer !== null) return answer
  const how = isThere ? 'remove it first' : '"deadheat init --yes" writes it'
  terminal.error(`not written: ${path}${isThere ? ' is there already' : ''}: ${how}\n`)
  return false
}

const longest = 1000

function filesText(files: readonly WantedFile[], width: number): string {
  const shownLines = files.flatMap(({ path, content, reasons, isThere }) => [
    isThere ? `${path} is there already; this would be in its place:` : `${path}:`,
    '',
    ...content
      .trimEnd()
      .split('\n')
      .map((line) => (line === '' ? '' : `    ${plainText(line, longest)}`)),
    '',
    ...listTexts(reasons, width),
    '',
  ])
  return shownLines.join('\n')
}

function listTexts(texts: readonly string[], width: number): readonly string[] {
  return texts.flatMap((text) => itemLines(plainText(text, longest), Math.max(40, width - 2)))
}
