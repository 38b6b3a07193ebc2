import type { Choice, RevisionSpec } from '../../model/build/selection.ts'
import { UsageError } from '../../model/usage-error.ts'
import { suiteFor } from '../../session/find/suite-for.ts'
import { parseRevision } from '../../settings/parse-revision.ts'
import type { Words } from '../../settings/words.ts'
import type { ComparedInTerminal, PartAction, TerminalPlace } from '../part-command.ts'
import { studyLines } from './study-lines.ts'
import { studyOptions } from './study-options.ts'
import { studyTables } from './study-tables.ts'

/** `deadheat study NAME [SIDE [SIDE]]`: measures what a study asks, and prints it in its tables. */
export const studyCommand: PartAction = (words, terminal, runInTerminal) =>
  runInTerminal(
    {
      words,
      names: studyOptions(),
      comparedOf: (place) => studySides(words, place),
      above: (result, width) => `${studyLines(result, width).join('\n')}\n\n`,
    },
    terminal,
  )

/** One side where the tables relate benchmarks to each other, and both where they compare sides. */
async function studySides(
  { positionals: words, values }: Words,
  { host, cacheDirectory, repository, terminal }: TerminalPlace,
): Promise<ComparedInTerminal> {
  const [name, ...sideWords] = words
  if (name === undefined || sideWords.length > 2) {
    throw new UsageError(
      `expected the name of a study and at most two sides, got "${words.join(' ')}": deadheat study promises; see "deadheat suites"`,
    )
  }
  const inputs = { suite: name }
  const request = {
    repository,
    origin: terminal.directory,
    harnessPath: terminal.harnessPath,
    cacheDirectory,
    inputs,
    atTerminal: true,
    settingsOf: 'disk',
  } as const
  const suite = await suiteFor(request, inputs, { sha: null }, host)
  if (suite === null) {
    throw new UsageError(
      `expected a bundled study or the folder of one, got ${name}: deadheat compare BASE HEAD --suite ${name} measures it`,
    )
  }
  const { base, head, node } = suite.about.sides
  const tables = studyTables(suite)
  const hasRatios = tables.some(({ columns }) =>
    columns.some(({ ratioTo }) => ratioTo !== undefined),
  )
  if (sideWords.length === 1 && !hasRatios) {
    throw new UsageError(
      `expected two sides for the study ${name}, whose tables compare them, got one: deadheat study ${name} ${base} ${head}`,
    )
  }
  if (sideWords.length === 0 && repository === null && parseRevision(base).source === 'commit') {
    throw new UsageError(
      `expected ${suite.about.needs ?? 'what it measures'} for the study ${name}, got no git repository here: change into one, or name two sides`,
    )
  }
  const choiceOf = (side: string): Choice => ({
    how: 'named',
    spec: sideWords.length > 0 ? parseRevision(side) : usualSide(side, values),
    reason: 'explicit',
  })
  const [first = hasRatios ? head : base, last = sideWords[0] ?? head] = sideWords
  return {
    selection: { base: choiceOf(first), head: choiceOf(last) },
    study: { hasBase: sideWords.length > 1 || !hasRatios, words },
    defaults: {
      preset: 'published',
      ...(sideWords.length === 0 && node !== undefined && { 'node-version': [node] }),
    },
    inputs: { suite: name, axis: [] },
  }
}

/** A Node.js of the suite needs nothing of the repository, and gives way to one that was asked for. */
function usualSide(text: string, values: Words['values']): RevisionSpec {
  const spec = parseRevision(text)
  if (spec.source !== 'runtime') return spec
  return { ...spec, isAlone: true, node: values.has('node-version') ? undefined : spec.node }
}
