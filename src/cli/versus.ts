import { absolutePath, type Files } from '../host/files/files.ts'
import { isInside } from '../sandbox/boundary.ts'
import type { Host } from '../host/host.ts'
import type { Choice } from '../model/build/selection.ts'
import { UsageError } from '../model/usage-error.ts'
import { namedChoice } from '../plan/select-base.ts'
import { versusOptions } from '../settings/settings.ts'
import type { ComparisonRequest, Versus } from '../session/session.ts'
import { createCommand } from './parse-words.ts'
import { settingsOf, type Words } from '../settings/words.ts'
import type { TerminalPlace } from '../parts/part-command.ts'
import { runInTerminal } from './run-in-terminal.ts'

/** `deadheat versus A B…`: compares scripts, commands or packages with each other. */
export const versus = createCommand(
  'versus',
  versusOptions(),
  ['json', 'keep', 'resume'],
  async (words, terminal) => {
    const comparedOf = ({ host }: TerminalPlace): Promise<ComparedSides> =>
      versusSides(words, terminal.directory, host)
    return runInTerminal({ words, names: versusOptions(), comparedOf }, terminal)
  },
)

type ComparedSides = Pick<ComparisonRequest, 'selection' | 'versus'>

async function versusSides(words: Words, directory: string, host: Host): Promise<ComparedSides> {
  const { positionals } = words
  const {
    commands = [],
    suite,
    benchmarks,
  } = settingsOf(words, ['commands', 'suite', 'benchmarks'])
  const scripts = positionals.filter(isScript)
  const revisions = positionals.filter((word) => !isScript(word))
  if (scripts.length > 0 && revisions.length > 0) {
    throw new UsageError(
      `expected scripts or revisions, got both: "${scripts[0] ?? ''}" and "${revisions[0] ?? ''}"`,
    )
  }
  if (revisions.length > 0) return comparedRevisions(revisions)
  if (scripts.length + commands.length < 2) {
    throw tooFew([...positionals, ...commands.map(({ name }) => name)])
  }
  if (suite !== undefined || benchmarks !== undefined) {
    throw new UsageError(
      'expected only the scripts and commands that compete, got --suite or --benchmarks too: these go with packages and revisions',
    )
  }
  const commandOptions = commands.map(
    ({ name, command }) => `--commands=${name}=${command.join(' ')}`,
  )
  const place = await inPlaceRequest(scripts, directory, host)
  return { selection: unusedSides, versus: { ...place, written: [...scripts, ...commandOptions] } }
}

function tooFew(positionals: readonly string[]): UsageError {
  const actual = positionals.length === 0 ? 'none' : `"${positionals.join(' ')}"`
  return new UsageError(
    `expected two contenders or more, got ${actual}: deadheat versus ./a.js ./b.js; see versus --help`,
  )
}

function isScript(word: string): boolean {
  return /^\.{0,2}[\\/]|^[a-z]:[\\/]/i.test(word) || /\.[cm]?[jt]s$/.test(word)
}

/** The first is the reference. Each of several heads is built beside it. */
function comparedRevisions(words: readonly string[]): ComparedSides {
  const [base, head, ...further] = words.map((word): Choice => {
    // A package without a version means its newest one.
    const isBare = /^npm:(?:@[^@/]+\/)?[^@+]+$/.test(word)
    return namedChoice(isBare ? `${word}@latest` : word)
  })
  if (base === undefined || head === undefined) throw tooFew(words)
  return { selection: { base, head }, versus: { kind: 'revisions', further, written: words } }
}

const unusedChoice: Choice = {
  how: 'named',
  spec: { source: 'runtime', text: 'this folder', node: 'path' },
  reason: 'explicit',
}

/** Nothing is resolved where contenders stay in place. */
const unusedSides = { base: unusedChoice, head: unusedChoice }

/** Scripts run where the user stands if they lie below, otherwise in the folder that they share. */
async function inPlaceRequest(
  scripts: readonly string[],
  directory: string,
  { files, git }: Pick<Host, 'files' | 'git'>,
): Promise<Omit<Versus & { readonly kind: 'in-place' }, 'written'>> {
  const paths = scripts.map((script) => absolutePath(script, directory, files))
  const repeatedScript = scripts.find((_, at) => paths.indexOf(paths[at] ?? '') < at)
  if (repeatedScript !== undefined) {
    throw new UsageError(`expected contenders that differ, got "${repeatedScript}" twice`)
  }
  for (const [at, path] of paths.entries()) {
    if (await files.exists(path)) continue
    throw new UsageError(`expected a script at "${scripts[at] ?? ''}", got none`)
  }
  const areBelow = paths.every((path) => isInside(path, directory))
  const folder = areBelow ? directory : sharedFolder(paths, files)
  return {
    kind: 'in-place',
    folder,
    around: await surroundings(folder, { files, git }),
    scripts: paths.map((path) => files.relative(folder, path).replaceAll('\\', '/')),
  }
}

function sharedFolder(paths: readonly string[], files: Files): string {
  let folder = files.join(paths[0] ?? '/', '..')
  while (!paths.every((path) => isInside(path, folder))) {
    const above = files.join(folder, '..')
    if (above === folder) return folder
    folder = above
  }
  return folder
}

/** What scripts import lies in their repository, or below the nearest package.json. */
async function surroundings(
  folder: string,
  { files, git }: Pick<Host, 'files' | 'git'>,
): Promise<string> {
  const top = await git.top(folder)
  if (top !== null) return top
  for (let at = folder; ; at = files.join(at, '..')) {
    if (await files.exists(files.join(at, 'package.json'))) return at
    if (files.join(at, '..') === at) return folder
  }
}
