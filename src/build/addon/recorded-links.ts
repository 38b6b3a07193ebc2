import { cargoLinks } from './recording-linker.ts'
import type { Files } from '../../host/files/files.ts'
import type { AddonFile, Build } from '../../model/build/build.ts'
import { nodeLink } from '../recipes/keep-node-link.ts'
import { foldersUpTo } from '../stays-in-tree.ts'

/** How an addon or Node.js was linked, as recorded when it was built. */
export interface RecordedLink {
  /** An addon is loaded, Node.js is started. */
  readonly kind: 'addon' | 'node'
  /** Absolute path of the file that is used. */
  readonly path: string
  /** Absolute path of the folder in which it was linked. */
  readonly cwd: string
  /** Program and arguments as one line. */
  readonly command: string
}

/** How a side's addons were linked, by the Makefiles or the linker of cargo; `null` for one without a recorded link. */
export async function recordedLinks(
  { directory, addons }: Pick<Build, 'directory' | 'addons'>,
  files: Files,
): Promise<readonly (RecordedLink | null)[]> {
  const links: (RecordedLink | null)[] = []
  for (const addon of addons) {
    if (addon.builtHere) links.push(await recordedLink(addon, directory, files))
  }
  return links
}

async function recordedLink(
  { path }: AddonFile,
  directory: string,
  files: Files,
): Promise<RecordedLink | null> {
  const addonPath = files.join(directory, path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  for (const at of foldersUpTo(directory, files.join(addonPath, '..'), files)) {
    const cargoCommand = await linkedByCargo(addonPath, at, files)
    if (cargoCommand !== null)
      return { kind: 'addon', path: addonPath, cwd: at, command: cargoCommand }
    const build = files.join(at, 'build')
    const command =
      (await linkedByGyp(name, build, files)) ?? (await linkedByCmake(name, build, files))
    if (command !== null) return { kind: 'addon', path: addonPath, ...command }
  }
  return null
}

type RecordedCommand = Pick<RecordedLink, 'cwd' | 'command'>

/** gyp's Makefiles record every command, to run it again when it changes. */
async function linkedByGyp(
  name: string,
  cwd: string,
  files: Files,
): Promise<RecordedCommand | null> {
  const folder = files.join(cwd, 'Release/.deps')
  // By default Release/obj.target; elsewhere for other .gyp files and for a `product_dir`.
  for (const path of await files.walk(folder)) {
    if (!path.endsWith(`/${name}.d`)) continue
    for (const line of (await files.read(files.join(folder, path)))?.split('\n') ?? []) {
      const [, target = '', command = ''] = /^cmd_(.*?) := (.*)$/.exec(line) ?? []
      // Copies of what was linked are recorded, too.
      if (target.endsWith(`/${name}`) && command.includes(` -o ${target} `)) {
        return { cwd, command: command.replaceAll('$$', '$') }
      }
    }
  }
  return null
}

async function linkedByCargo(addonPath: string, at: string, files: Files): Promise<string | null> {
  const folder = files.join(at, cargoLinks)
  for (const { name } of await files.list(folder)) {
    const line = (await files.read(files.join(folder, name, 'line')))?.trim() ?? ''
    const library = / -o (\S+)/.exec(line)?.[1]
    if (library === undefined || !(await files.exists(library))) continue
    const [first, second] = [await files.fingerprint(library), await files.fingerprint(addonPath)]
    if (first.sha256 === second.sha256) return line
  }
  return null
}

const linkText = /(?:^|\/)CMakeFiles\/[^/]+\/link\.txt$/

/** CMake writes the command of each target; one of a folder that was added has a build folder of its own. */
async function linkedByCmake(
  name: string,
  build: string,
  files: Files,
): Promise<RecordedCommand | null> {
  for (const path of (await files.walk(build)).filter((text) => linkText.test(text))) {
    const textPath = files.join(build, path)
    const lines = (await files.read(textPath))?.trim().split('\n') ?? []
    const [line = ''] = lines
    const [, output = ''] = / -o "?([^\s"]+)/.exec(line) ?? []
    if (lines.length === 1 && (output === name || output.endsWith(`/${name}`))) {
      return { cwd: files.join(textPath, '../../..'), command: line }
    }
  }
  return null
}

/** How the Node.js that was built of a side was linked; `null` when that was not kept. */
export async function recordedNodeLink(
  { packageDirectory, runtime }: Pick<Build, 'packageDirectory' | 'runtime'>,
  files: Files,
): Promise<RecordedLink | null> {
  const cwd = files.join(packageDirectory, nodeLink)
  const command = (await files.read(files.join(cwd, 'line')))?.trim() ?? ''
  return command === '' ? null : { kind: 'node', path: runtime.path, cwd, command }
}
