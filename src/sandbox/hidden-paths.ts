import { execFile } from 'node:child_process'
import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs'
import { join, basename, dirname } from 'node:path'
import { tmpdir } from 'node:os'
import { systemFolders, isInside } from './boundary.ts'

/** The file that lies in the folder of every runner, beside its credentials. */
const runnerFile = '.runner'

// Where this user may not look, neither may what it starts.
const outOfReach = /: (?:Permission denied|No such file or directory)$/

const outputLimitBytes = 64 * 1024 ** 2

/**
 * What no foreign process sees although it lies in a folder that is shown: what not everybody may read, whoever owns
 * it; npm's global settings, in which npm keeps passwords for everybody to read; the folder of every runner; and every
 * socket and pipe, by which a service of the machine would do what foreign code says. Absolute paths.
 *
 * @param top - absolute path of what is shown, without links
 * @throws Error when `find` cannot look through it
 */
export async function hiddenPaths(top: string): Promise<readonly string[]> {
  const stats = statSync(top)
  if (!stats.isDirectory()) return []
  // All below a folder that is private itself is as private, so there its readers are everybody.
  const folderBits = [0o5, 0o50].find((bits) => (stats.mode & bits) === bits) ?? 0o500
  const [folder, file] = [folderBits, folderBits & 0o444].map((bits) => `-${bits.toString(8)}`)
  const privates = `-type d ! -perm ${folder} -o -type f ! -perm ${file} -o -path */etc/npmrc`
  const words = `-mindepth 1 ( ${privates} -o -type s -o -type p -o -name ${runnerFile} ) -print0 -prune`
  const options = { maxBuffer: outputLimitBytes, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }
  const text = await new Promise<string>((resolve, reject) => {
    execFile('find', ['-H', top, ...words.split(' ')], options, (error, stdout, stderr) => {
      const troubles = stderr.split('\n').filter((line) => line !== '' && !outOfReach.test(line))
      const isWhole = error === null || (error.code === 1 && troubles.length === 0)
      const message = `expected "find" to look through ${top}, got ${troubles[0] ?? error?.message ?? ''}: let this user list it, or take it off the PATH`
      if (isWhole) resolve(stdout)
      else reject(new Error(message))
    })
  })
  const paths = text.split('\0').filter((path) => path !== '')
  return paths.map((path) => (basename(path) === runnerFile ? dirname(path) : path))
}

function direntsOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // It is not there, or this user cannot read it, so neither can the processes that it starts.
    return []
  }
}

/** Whether everybody may read it, and enter a folder; and run a file, where a program is wanted. */
function isOpenToAll(path: string, kind: 'part' | 'program'): boolean {
  try {
    const stats = statSync(path)
    const bits = stats.isDirectory() || kind === 'program' ? 0o5 : 0o4
    return (kind === 'part' || stats.isFile()) && (stats.mode & bits) === bits
  } catch {
    return false // It leads nowhere, or this user may not look.
  }
}

const programFolder = /^(?:s?bin|shims)$/

// What else is installed with a program, in any of the usual layouts.
const programPart =
  /^(?:lib(?:exec|32|64)?|include|share|versions?|installs|plugins|tools|\w+env\.d|pyvenv\.cfg)$/

/**
 * What a program needs to be seen, as absolute paths: itself, and what was installed with it: below `/opt` the folder
 * around its `bin`; anywhere else, where people keep their own files, the programs and known parts of that folder that
 * everybody may read, and `lib` alone where it is not the program's own.
 */
export function programPaths(path: string, home: string): readonly string[] {
  if (systemFolders.some((each) => isInside(path, each))) return []
  const folder = dirname(path)
  const around = programFolder.test(basename(folder)) ? dirname(folder) : null
  if (isInside(path, '/opt')) return isOpenFromTop(around ?? folder) ? [around ?? folder] : []
  if (around === null) return [path]
  const isOwn =
    around !== home &&
    !['/', '/home'].includes(dirname(around)) &&
    !/^\.(?:local|cargo)$/.test(basename(around))
  const partPaths = direntsOf(around).flatMap(({ name }) => {
    const part = join(around, name)
    if (isOwn && programFolder.test(name)) return openPrograms(part)
    const isPart = isOwn ? programPart.test(name) : name === 'lib'
    return isPart && isOpenToAll(part, 'part') ? [part] : []
  })
  return [path, ...partPaths]
}

function isOpenFromTop(path: string): boolean {
  return isOpenToAll(path, 'part') && (path === '/' || isOpenFromTop(dirname(path)))
}

function openPrograms(folder: string): readonly string[] {
  return direntsOf(folder)
    .map(({ name }) => join(folder, name))
    .filter((path) => isOpenToAll(path, 'program'))
}

/** The same of all programs in a folder of the PATH and what they link to; nothing else of it is shown. */
export function pathPrograms(folder: string, home: string): readonly string[] {
  const knownPaths = pathsByFolder.get(folder)
  if (knownPaths !== undefined) return knownPaths
  const reals = openPrograms(folder).flatMap((path) => [path, realpathSync(path)])
  const paths = new Set([...new Set(reals)].flatMap((path) => programPaths(path, home)))
  pathsByFolder.set(folder, [...paths])
  return [...paths]
}

// A folder of the PATH may have thousands of programs.
const pathsByFolder = new Map<string, readonly string[]>()

const commandFileNames = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY']

/**
 * Absolute paths that no foreign process sees as a whole: the user's home, the folder that the program was started in,
 * and the runner's own: its credentials, the repository, the code of actions and its command files.
 */
export function secludedPaths(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const ownFolders = ['HOME', 'GITHUB_WORKSPACE', 'RUNNER_TEMP'].map(
    (name) => environment[name] ?? '',
  )
  const work = environment['RUNNER_WORKSPACE'] ?? ''
  const actions = environment['GITHUB_ACTION_PATH'] ?? ''
  const works = work === '' ? [] : [work, dirname(work)]
  const runners = works
    .map((path) => dirname(path))
    .filter((path) => existsSync(join(path, '.runner')))
  // Where the runner reads, after this step, what later steps see and do: the folder, but the file alone
  // where other processes must write beside it.
  const files = commandFileNames.flatMap((name) => {
    const path = environment[`GITHUB_${name}`] ?? ''
    if (path === '') return []
    const isShared = [tmpdir(), process.cwd()].some((each) => isInside(each, dirname(path)))
    return isShared ? path : dirname(path)
  })
  return [
    ...new Set([...ownFolders, actions, ...works, ...runners, ...files, process.cwd()]),
  ].filter((path) => path.startsWith('/') && path !== '/' && !systemFolders.includes(path))
}
