import type { Build } from '../../model/build/build.ts'
import type { Site } from '../site.ts'
import type { CompiledFolder } from './compiled-folder.ts'
import { commandsInDependencyFile, filesInDependencyFile } from './dependency-file.ts'
import { libraryFolders } from './library-folders.ts'
import { linkedInCommand, type LinkWords } from './linked-in-command.ts'
import { neededLibraries } from './needed-libraries.ts'
import { localFolders, packageLists } from './package-lists.ts'

/** Programs that look up libraries; what they read is not recorded. */
const asksSystem = /pkg-config|pkg_check|find_package|find_library|\b\w+-config\b|PKG_CONFIG/

const mostFiles = 50_000
const largestText = 16 * 1024 * 1024

/**
 * Everything outside its tree that the build of a side has read: headers, as recorded by the
 * compilers, linked libraries, and those that its addons need when they are loaded. If that cannot
 * be known, the list of installed packages represents it.
 *
 * @returns absolute paths, some of which may not exist: a file that appears there would be read
 */
export async function buildInputs(
  build: Build,
  compiled: readonly CompiledFolder[],
  site: Pick<Site, 'directory' | 'host'>,
): Promise<readonly string[]> {
  const { files, processes } = site.host
  const folders = await libraryFolders(processes.architecture, files)
  const found = new Set<string>()
  let isComplete = build.recipe === 'package' || build.recipe === 'addon'
  for (const folder of compiled) {
    const read = await readBy(folder, site)
    if (!read.isComplete) isComplete = false
    for (const path of read.files) found.add(path)
    for (const path of await candidates(read.links, folders, site)) found.add(path)
  }
  for (const { path, builtHere } of build.addons) {
    if (!builtHere) continue
    const absolute = files.join(build.directory, path)
    if (!compiled.some((folder) => absolute.startsWith(`${folder.path}/`))) isComplete = false
    for (const library of await neededBy(absolute, folders, site)) found.add(library)
  }
  if (compiled.length > 0) for (const folder of localFolders) found.add(folder)
  if (!isComplete) for (const list of packageLists) found.add(list)
  const outside = [...found].filter(
    (path) => path.startsWith('/') && !path.startsWith(`${site.directory}/`),
  )
  return outside.toSorted().slice(0, mostFiles)
}

interface Read {
  readonly files: readonly string[]
  readonly links: LinkWords
  readonly isComplete: boolean
}

async function readBy(
  { path, tool, place, isTraced }: CompiledFolder,
  { host: { files } }: Pick<Site, 'host'>,
): Promise<Read> {
  const walked = await files.walk(place)
  const found = new Set<string>()
  const commands: string[] = []
  let asked = false
  for (const name of walked.filter(isNote)) {
    const note = files.join(place, name)
    if ((await files.sizeBytes(note)) > largestText) continue
    const text = (await files.read(note)) ?? ''
    if (name.endsWith('.d')) {
      // gyp calls compilers in `build`; other tools write absolute paths for files elsewhere.
      for (const one of filesInDependencyFile(text)) {
        found.add(one.startsWith('/') ? one : files.join(place, one))
      }
      commands.push(...commandsInDependencyFile(text))
    } else if (name.endsWith('link.txt')) commands.push(...text.split('\n'))
    else {
      commands.push(...commandsOfScript(text))
      asked ||= asksSystem.test(text)
    }
  }
  for (const name of ['binding.gyp', 'CMakeLists.txt']) {
    asked ||= asksSystem.test((await files.read(files.join(path, name))) ?? '')
  }
  // rustc's own files do not mention C; what build scripts compile is in `out` folders.
  const ofC = tool === 'cargo' ? walked.filter((name) => /(?:^|\/)out\//.test(name)) : walked
  const objects = ofC.filter((name) => /\.(?:o|obj)$/.test(name)).length
  const notes = ofC.filter((name) => name.endsWith('.d')).length
  const links = commands.map(linkedInCommand)
  return {
    files: [...found],
    links: {
      files: links.flatMap((link) => link.files),
      names: [...new Set(links.flatMap((link) => link.names))],
      folders: [...new Set(links.flatMap((link) => link.folders))],
    },
    isComplete: isTraced && !asked && (objects === 0 || notes > 0),
  }
}

function isNote(name: string): boolean {
  return name.endsWith('.d') || /(?:^|\/)link\.txt$/.test(name) || isScriptOutput(name)
}

/** Whether a file holds the output of a crate's build script. */
function isScriptOutput(name: string): boolean {
  return /(?:^|\/)build\/[^/]+\/output$/.test(name)
}

/** `cargo:rustc-link-lib=dylib=z` as options of a linker. */
function commandsOfScript(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const told = /^cargo::?rustc-link-(lib|search)=(?:[\w:+,-]+=)?(.*)$/.exec(line)
    if (told === null) return []
    return [told[1] === 'lib' ? `-l${told[2] ?? ''}` : `-L${told[2] ?? ''}`]
  })
}

/** The paths where the linker looks for a library, up to the one where it found it. */
async function candidates(
  links: LinkWords,
  usual: readonly string[],
  { host: { files } }: Pick<Site, 'host'>,
): Promise<readonly string[]> {
  const found: string[] = [...links.files]
  const folders = [...links.folders, ...usual]
  for (const name of links.names) {
    const wanted = name.startsWith(':') ? [name.slice(1)] : [`lib${name}.so`, `lib${name}.a`]
    const path = await firstOf(wanted, folders, files)
    if (path !== null) found.push(path)
  }
  return found
}

async function neededBy(
  addon: string,
  usual: readonly string[],
  { host: { files } }: Pick<Site, 'host'>,
): Promise<readonly string[]> {
  const bytes = await files.bytes(addon)
  const needed = bytes === null ? null : neededLibraries(bytes)
  if (needed === null) return []
  const origin = files.join(addon, '..')
  const own = needed.folders.map((folder) => folder.replace(/\$ORIGIN|\$\{ORIGIN\}/, origin))
  const found: string[] = []
  for (const name of needed.names) {
    const path = await firstOf([name], [...own, ...usual], files)
    if (path !== null) found.push(path)
  }
  return found
}

async function firstOf(
  names: readonly string[],
  folders: readonly string[],
  files: Site['host']['files'],
): Promise<string | null> {
  for (const folder of folders) {
    for (const name of names) {
      const path = files.join(folder, name)
      if (await files.exists(path)) return path
    }
  }
  return null
}
