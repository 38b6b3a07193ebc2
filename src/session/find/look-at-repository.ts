// The facts that init proposes from. It reads files alone; what they say is tried elsewhere.
import { parseRuntime } from '../../build/runtime/probe-runtime.ts'
import { folderFacts } from '../../build/addon/addon-tool.ts'
import { detectRecipe } from '../../build/recipes/recipe-of.ts'
import { insideFolder, readPlain } from '../../build/stays-in-tree.ts'
import { packageManagerOf, type PackageManager } from '../../build/install/package-manager.ts'
import type { Host } from '../../host/host.ts'
import { benchScriptNames, benchSettingsOf } from '../../find/bench-script-of.ts'
import type { RepositoryFacts } from '../../plan/init/proposal-of.ts'
import { withDefaults } from '../../settings/settings.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import { UsageError } from '../../model/usage-error.ts'
import { isOpenRange, lineWithin } from '../../toolchain/unfit-node.ts'
import { inFolder } from '../../find/found-text.ts'
import { readManifest } from '../../build/install/read-manifest.ts'
import { findUnbuilt, scriptPathOf, skippedFolder } from './find-at.ts'

const versionFiles = ['.nvmrc', '.node-version', '.tool-versions'] as const

/**
 * Finds out what there is to measure in a repository, and how it is built. Nothing of it is run.
 *
 * @param top - absolute path of its top folder
 * @param packagePlace - the folder of the package, relative to it
 * @param benchmarks - the folder of benchmarks that is to be named; `null` for what a run finds by itself
 * @throws UsageError when that is not inside the repository, or no folder
 */
export async function lookAtRepository(
  top: string,
  packagePlace: string,
  benchmarks: string | null,
  host: Host,
): Promise<RepositoryFacts> {
  const { files } = host
  const directory = insideFolder(packagePlace)
  const folder = files.join(top, directory)
  if (!(await files.exists(folder)))
    throw new UsageError(`expected a package at ${directory} in ${top}, got nothing there`)
  const facts = await folderFacts(folder, host)
  const { manifest } = facts
  const names = new Set([...facts.names, ...(await files.list(top)).map(({ name }) => name)])
  const manager = packageManagerOf([...names], manifest)
  const scripts = manifest?.scripts ?? {}
  const recipe = manifest === null && !facts.names.includes('node.gyp') ? null : detectRecipe(facts)
  const source = { tree: top, top: folder, isHead: true, suite: null }
  const settings = withDefaults(benchmarks === null ? {} : { benchmarks })
  const { foundBenchmarks, leftOut, place } = await findUnbuilt(source, settings, host)
  const isTop = directory === '.' && manifest?.private === true
  return {
    foundBenchmarks,
    leftOut,
    place,
    directory,
    benchmarks,
    inner: isTop ? await innerPackage(top, manifest.name, { foundBenchmarks, place }, host) : null,
    set: benchSettingsOf(scripts),
    hasScript: benchScriptNames.some((name) => scripts[name] !== undefined),
    recipe,
    lockfile: manager.lockfile,
    node: await namedNode([folder, top], manifest, host),
    brokenBuild: null,
    build: null,
    makers: recipe === 'package' && directory === '.' ? makersOf(scripts, manager) : null,
    wanting: null,
    mayInstall: false,
    dropped: new Map(),
  }
}

/** A package within; what lies deeper is a fixture. */
const innerManifest = /^((?:[^/]+\/){0,3}[^/]+)\/package\.json$/

/**
 * The package of a workspace that is measured where nothing runs from its private top: the one in which its suites lie,
 * else the only one that is published, or that has the name of the top or its folder. Relative to the top.
 *
 * @param ownName - name of the top's own package
 */
async function innerPackage(
  top: string,
  ownName: string | undefined,
  { foundBenchmarks, place }: Pick<RepositoryFacts, 'foundBenchmarks' | 'place'>,
  host: Host,
): Promise<string | null> {
  const { files } = host
  const [suiteFound] = foundBenchmarks
  const suite = suiteFound === undefined ? '' : inFolder(place.folder, scriptPathOf(suiteFound))
  const paths = await files.walk(top, skippedFolder)
  const folders = paths
    .flatMap((path) => innerManifest.exec(path)?.[1] ?? [])
    .toSorted((first, second) => second.length - first.length)
  const around = folders.find((folder) => suite.startsWith(`${folder}/`))
  if (around !== undefined) return around
  const publishedNames = new Map<string, string>()
  for (const folder of folders) {
    const manifest = await readManifest(files.join(top, folder), host)
    if (manifest?.private === false) publishedNames.set(folder, manifest.name ?? '')
  }
  const names = new Set([ownName, files.relative(files.join(top, '..'), top)])
  const [only = null] = publishedNames.keys()
  const namedPackage = [...publishedNames].find(([, name]) => name !== '' && names.has(name))
  return publishedNames.size === 1 ? only : (namedPackage?.[0] ?? null)
}

/** Scripts of package.json that fetch what benchmarks need beside it, such as `benchmark-deps`. */
const suppliesBenchmarks = /^bench\w*[:-](?:deps|dependencies|install|prepare|setup)$/

/** A script `prepare` that only sets up what runs when somebody commits. */
const preparesCommits = /^(?:npx )?(?:husky|lefthook|simple-git-hooks)\b[^&;|]*$/

/** How a package installs, builds, and makes what is needed besides; `null` where no script does that. */
function makersOf(
  scripts: Manifest['scripts'],
  { program, scriptRunner, install }: PackageManager,
): RepositoryFacts['makers'] {
  const names = Object.keys(scripts)
  const before = benchScriptNames.map((name) => `pre${name}`).find((name) => name in scripts)
  const supplier = before ?? names.find((name) => suppliesBenchmarks.test(name))
  const { prepare } = scripts
  const isMaking = prepare !== undefined && !preparesCommits.test(prepare)
  const maker = supplier ?? (isMaking ? 'prepare' : undefined)
  if (maker === undefined) return null
  const run = (name: string): string => `${scriptRunner} run ${name}`
  return {
    install: `${program} ${install.join(' ')}`,
    build: scripts['build'] === undefined ? null : run('build'),
    last: run(maker),
    isForBenchmarks: supplier !== undefined,
  }
}

/** The Node.js that a repository names for its developers, as a line of releases where it can; `null` where it names none. */
async function namedNode(
  folders: readonly string[],
  manifest: Manifest | null,
  { files }: Host,
): Promise<RepositoryFacts['node']> {
  for (const from of versionFiles) {
    for (const folder of folders) {
      // A stranger chose what lies there.
      const text = (await readPlain(files.join(folder, from), folder, files)) ?? ''
      const words = from === '.tool-versions' ? /^node(?:js)?\s+(\S+)/m : /^(?!\s*(?:#|$))\s*(\S+)/m
      const [, word = ''] = words.exec(text) ?? []
      const [, line] = /^v?(\d{1,3})(?:\.|$)/.exec(word) ?? []
      if (line !== undefined) return { version: line, why: `as in ${from}` }
      if (isPublished(word)) return { version: word, why: `as in ${from}` }
    }
  }
  const range = manifest?.engines['node']
  // What takes every later one takes the newest line under long-term support.
  const isOpen = range === undefined || isOpenRange(range)
  return isOpen ? null : { version: lineWithin(range), why: 'as in "engines" of package.json' }
}

/** Whether a word names releases of Node.js; a path would name a program of one machine. */
function isPublished(word: string): boolean {
  try {
    return ['range', 'lts'].includes(parseRuntime(word).kind)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return false
  }
}
