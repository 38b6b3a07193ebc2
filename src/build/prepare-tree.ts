import type { Failure } from '../model/judging/failure.ts'
import { UsageError } from '../model/usage-error.ts'
import type { TreeWriter } from '../host/git/git-run.ts'
import { isTree } from '../model/build/revision.ts'
import { trustedScope } from '../store/store.ts'
import { installerOf } from './install/installer.ts'
import { quietOptions } from './install/package-manager.ts'
import { buildFailure, runStep, noteInLog, type Site } from './site.ts'
import { readManifest } from './install/read-manifest.ts'
import { foldersUpTo } from './stays-in-tree.ts'

/** Puts a revision's files at the side's folder, those of a commit without its submodules; `null` when all is there. */
export async function prepareTree(site: Site): Promise<Failure | null> {
  const { revision, repository, snapshot = null } = site.request
  const { packageName, packageVersion, sha, source } = revision
  if (packageName !== null && packageVersion !== null) {
    await makeConsumer(packageName, site)
    return installPublished(`${packageName}@${packageVersion}`, site)
  }
  if (source === 'runtime') {
    await makeConsumer(null, site)
    return null
  }
  if (source === 'folder') {
    if (snapshot === null) throw new Error(`expected a snapshot of ${revision.spec}`)
    return putAt(site, () => site.host.git.putSnapshot(snapshot, site.directory), revision.label)
  }
  if (sha === null || repository === null) {
    throw new UsageError(`expected a git repository to take ${revision.label} from, got none`)
  }
  return putAt(
    site,
    () => site.host.git.addWorktree(repository, sha, site.directory, writerOf(site)),
    `a work tree of ${sha.slice(0, 7)}`,
  )
}

async function putAt(site: Site, put: () => Promise<void>, what: string): Promise<Failure | null> {
  const { files, git } = site.host
  const { repository } = site.request
  if (await files.exists(site.directory)) {
    if (repository !== null) await git.removeWorktree(repository, site.directory)
    await files.remove(site.directory)
  }
  try {
    await put()
  } catch (error) {
    if (error instanceof UsageError) throw error
    const message = error instanceof Error ? error.message : String(error)
    // Only git's own message: the command would not help the reader.
    const actual = message.replace(/^expected "git .*" to work, got: /s, '')
    const hint = /unable to (?:write|create)|No space left/.test(actual)
      ? ': make room on the disk, or name another folder in TMPDIR'
      : ''
    return buildFailure(`expected ${what}, got ${actual}${hint}`, site)
  }
  return null
}

/** Fetches the submodules of a work tree; `null` when that succeeded. */
export async function prepareSubmodules(site: Site): Promise<Failure | null> {
  const { files, git } = site.host
  if (!(await files.exists(files.join(site.directory, '.gitmodules')))) return null
  // A folder outside of any repository has nothing to fetch them by.
  if (!(await files.exists(files.join(site.directory, '.git')))) return null
  const { isStrangers } = writerOf(site)
  const reason = await git.updateSubmodules(site.directory, { isStrangers })
  const hint = isStrangers
    ? "; a stranger's code is fetched without the runner's credentials, so its submodules have to be public"
    : ''
  return reason === null
    ? null
    : buildFailure(
        `expected git to fetch the submodules of ${site.side}, got ${reason}${hint}`,
        site,
      )
}

/** Makes an empty package that is the published one for whoever requires it, as benchmarks require the folder above. */
async function makeConsumer(
  packageName: string | null,
  { directory, host: { files } }: Site,
): Promise<void> {
  await files.remove(directory)
  await files.makeDirectory(directory)
  const consumer = { name: 'consumer', version: '0.0.0', private: true, main: 'index.cjs' }
  if (packageName !== null) {
    const entry = `'use strict'\n\nmodule.exports = require(${JSON.stringify(packageName)})\n`
    await files.write(files.join(directory, consumer.main), entry)
  }
  await files.write(files.join(directory, 'package.json'), `${JSON.stringify(consumer, null, 2)}\n`)
}

async function installPublished(specifier: string, site: Site): Promise<Failure | null> {
  const installer = await installerOf('npm', null, site)
  if (installer === null) return buildFailure('expected npm, got none: install npm', site)
  const { resolvedAt = null } = site.request
  const dateOption = resolvedAt === null ? [] : [`--before=${resolvedAt}`]
  const options = [...dateOption, '--save-exact', ...quietOptions]
  return runStep(
    {
      name: `npm install ${specifier}`,
      argv: [...installer.argv, 'install', ...options, '--', specifier],
      cwd: site.directory,
      environment: { npm_config_ignore_scripts: 'true' },
      neededPaths: installer.neededPaths,
      installs: true,
    },
    site,
  )
}

/**
 * Replaces pointers by the large files, with git-lfs: a build that reads a pointer would measure a few lines of text.
 * A stranger's stay unless base declares such files, too. `null` when none is left.
 */
export async function fetchLargeFiles(site: Site): Promise<Failure | null> {
  const { files, git } = site.host
  if (!isTree(site.request.revision)) return null
  const pointers = await git.pointerPaths(site.directory)
  if (pointers.length === 0) return null
  const { isStrangers } = writerOf(site)
  const settings = isStrangers ? await settingsOfBase(site) : null
  if (isStrangers && settings === null) {
    site.notes.push('the large files of its commit are not fetched, because base has none')
    return null
  }
  await noteInLog('$ git lfs pull', site)
  // It names the server, which base does for a stranger's tree.
  const place = files.join(site.directory, '.lfsconfig')
  const aside = `${site.directory}.lfsconfig`
  const isAside = settings !== null && (await files.setAside(place, aside))
  if (settings !== null) await files.write(place, settings)
  const reason = await git.pullLargeFiles(site.directory, { isStrangers })
  if (settings !== null) await files.remove(place)
  if (isAside) await files.move(aside, place)
  const leftPaths = reason === null ? await git.pointerPaths(site.directory) : pointers
  if (leftPaths.length === 0) return null
  return buildFailure(
    `expected git-lfs to fetch the large files of ${site.side} (${pathsText(leftPaths)}), got ${gotOf(reason)}`,
    site,
  )
}

/** Base's .lfsconfig, empty where it has none; `null` where base has no large files. */
async function settingsOfBase({ request, host: { git } }: Site): Promise<string | null> {
  const { base, repository } = request
  const sha = base?.sha ?? null
  if (repository === null || sha === null) return null
  if (!(await git.declaresLargeFiles(repository, sha))) return null
  return (await git.readFile(repository, sha, '.lfsconfig')) ?? ''
}

function writerOf({ trustScope }: Site): TreeWriter {
  return { isStrangers: trustScope !== trustedScope }
}

function gotOf(reason: string | null): string {
  if (reason === null) return 'pointers again: check that "git lfs pull" works in the repository'
  if (reason === 'no git-lfs') return 'no git-lfs: install git-lfs'
  return `${reason}: check that "git lfs pull" works in the repository`
}

function pathsText(paths: readonly string[]): string {
  const [first = '', ...otherPaths] = paths
  return otherPaths.length === 0 ? first : `${first} and ${otherPaths.length} more`
}

// Far more than any repository has, and npm expands so many at once.
const mostPaths = 10_000
const longestPattern = 1000
// Folders that patterns have a package manager look through, each of them all: some twenty seconds.
const mostLooks = 1_000_000

/** Why a tree's patterns for packages cannot be looked up, or `null`: npm expands them at every call. */
export async function workspaceBomb({
  side,
  directory,
  packageDirectory,
  host,
}: Pick<Site, 'side' | 'directory' | 'packageDirectory' | 'host'>): Promise<string | null> {
  const { files } = host
  const patterns: string[] = []
  for (const folder of foldersUpTo(directory, packageDirectory, files)) {
    const workspacesText = JSON.stringify((await readManifest(folder, host))?.workspaces ?? [])
    const pnpmText = (await files.read(files.join(folder, 'pnpm-workspace.yaml'))) ?? ''
    // Groups of a line of YAML are whole there, and the patterns of a list on one line are apart here.
    const words = pnpmText.split(/[\s,[\]"']+/).filter((word) => /[*?{]/.test(word))
    patterns.push(...workspacesText.split('"').filter((text) => /\w|\*/.test(text)), ...words)
    const bomb = [...patterns, ...pnpmText.split('\n')].find((text) => pathsOf(text) > mostPaths)
    if (bomb !== undefined) {
      return `expected ${side} to name its packages by patterns of at most ${mostPaths} paths, got "${bomb.slice(0, 80)}": name folders in "workspaces"`
    }
  }
  const searches = patterns.filter((pattern) => /\*\*|[*?].*\/.*[*?]/.test(pattern))
  const [paths, walks] = [pathsTogether(patterns), pathsTogether(searches)]
  const folders = walks > 0 ? await foldersIn(directory, files) : 0
  if (paths <= mostPaths && walks * folders <= mostLooks) return null
  return `expected ${side} to name its packages by patterns of at most ${mostPaths} paths and ${mostLooks} looks into folders together, got ${patterns.length} patterns of ${paths} paths, ${walks} of them through ${folders} folders: name folders in "workspaces"`
}

function pathsTogether(patterns: readonly string[]): number {
  return patterns.reduce((sum, pattern) => sum + pathsOf(pattern), 0)
}

async function foldersIn(directory: string, files: Site['host']['files']): Promise<number> {
  const paths = await files.walk(directory, /^(?:node_modules|\.git)$/)
  return new Set(paths.map((path) => path.replace(/[^/]*$/, ''))).size
}

/** An upper limit of a pattern's paths, group by group from the inside; no number for groups that repeat each other. */
function pathsOf(pattern: string): number {
  if (/[+*?!@]\([^)]*[+*?!@]\(/.test(pattern)) return Infinity
  if (!pattern.includes('{')) return 1
  if (pattern.length > longestPattern) return Infinity
  let paths = 1
  let rest = pattern
  for (;;) {
    const [group, content = ''] = /\{([^{}]*)\}/.exec(rest) ?? []
    if (group === undefined) return paths
    const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(content) ?? []
    paths *=
      from === undefined ? content.split(/,|\.\./).length : Math.abs(Number(to) - Number(from)) + 1
    rest = rest.replace(group, '')
  }
}
