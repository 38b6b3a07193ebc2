import { UsageError } from '../model/usage-error.ts'
import { parseRevision } from '../settings/parse-revision.ts'
import { studyOptions } from '../settings/settings.ts'
import { suiteFor } from '../session/suite-for.ts'
import { createCommand } from './parse-words.ts'
import { runInTerminal, type ComparedInTerminal, type TerminalPlace } from './run-in-terminal.ts'

/** `deadheat study NAME [SIDE [SIDE]]`: measures what a study asks, and prints it in its tables. */
export const study = createCommand(
  'study',
  studyOptions(),
  ['json', 'keep', 'resume'],
  (words, terminal) => {
    const comparedOf = (place: TerminalPlace): Promise<ComparedInTerminal> =>
      studySides(words.positionals, place)
    return runInTerminal({ words, names: studyOptions(), comparedOf }, terminal)
  },
)

/** One side where the tables relate benchmarks to each other, and both where they compare sides. */
async function studySides(
  words: readonly string[],
  { host, cacheDirectory, repository, terminal }: TerminalPlace,
): Promise<ComparedInTerminal> {
  const [name, ...given] = words
  if (name === undefined || given.length > 2) {
    throw new UsageError(
      `expected the name of a study and at most two sides, got "${words.join(' ')}": deadheat study promises; see "deadheat suites"`,
    )
  }
  const { harnessPath, directory: origin } = terminal
  const place = { repository, origin, harnessPath, cacheDirectory } as const
  const request = {
    ...place,
    given: { suite: name },
    atTerminal: true,
    settingsOf: 'disk',
  } as const
  const suite = await suiteFor(request, request.given, { sha: null }, host)
  if (suite === null) {
    throw new UsageError(
      `expected a bundled study or the folder of one, got ${name}: deadheat compare BASE HEAD --suite ${name} measures it`,
    )
  }
  const { tables, sides: usualSides } = suite.about
  const hasRatios = tables.some(({ columns }) =>
    columns.some(({ ratioTo }) => ratioTo !== undefined),
  )
  if (given.length === 1 && !hasRatios) {
    throw new UsageError(
      `expected two sides for the study ${name}, whose tables compare them, got one: deadheat study ${name} ${usualSides.base} ${usualSides.head}`,
    )
  }
  const { base, head, node } = usualSides
  const sides = given.length > 0 ? given : hasRatios ? [head] : [base, head]
  const choices = sides.map((side) => ({
    how: 'named' as const,
    spec: parseRevision(side),
    reason: 'explicit' as const,
  }))
  const [first, last = first] = choices
  if (first === undefined || last === undefined) throw new Error('expected a side, got none')
  return {
    selection: { base: first, head: last },
    versus: { kind: 'study', hasBase: sides.length > 1, written: words },
    defaults: {
      preset: 'published',
      ...(given.length === 0 && node !== undefined && { 'node-version': [node] }),
    },
    given: { suite: name },
  }
}
