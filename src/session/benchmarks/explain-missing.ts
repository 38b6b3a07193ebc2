import { linkedPackages } from '../../build/install/installed-packages.ts'
import { packageManagerOf, type PackageManager } from '../../build/install/package-manager.ts'
import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { Failure } from '../../model/judging/failure.ts'

/** What is known of a side in which something is missing. */
export interface MissingFacts {
  /** Remarks of its build. */
  readonly notes: readonly string[]
  /** Names that the manifests of the package and of the top of its tree ask for, or have themselves. */
  readonly declaredNames: ReadonlySet<string>
  /** Packages of the same repository that it uses: their names, and real folders as absolute paths. */
  readonly siblings: readonly { readonly name: string; readonly folder: string }[]
  /** The commands that would build all packages of the repository, as `build` takes them. */
  readonly buildAll: string
}

/** Adds to failures of loading what is probably missing, and the one line that cures it. */
export async function explainMissing(
  failures: readonly Failure[],
  sides: Readonly<
    Record<Failure['side'] & string, { readonly build: Build; readonly tree: string }>
  >,
  host: Host,
): Promise<readonly Failure[]> {
  return Promise.all(
    failures.map(async (failure) => {
      if (failure.side === null || !missingModule.test(failure.message)) return failure
      const { build, tree } = sides[failure.side]
      const cure = cureOf(failure.message, await missingFacts(build, tree, host))
      return cure === null ? failure : { ...failure, message: `${failure.message}: ${cure}` }
    }),
  )
}

const missingModule = /Cannot find (?:module|package) '([^']+)'|Unknown file extension "\.[cm]?ts"/

/** What to do about a module that cannot be found; `null` where nothing is known of it. */
export function cureOf(
  message: string,
  { notes, declaredNames, siblings, buildAll }: MissingFacts,
): string | null {
  const match = missingModule.exec(message)
  if (match === null) return null
  const path = match[1]
  if (path === undefined) return 'from 24 on, Node.js runs TypeScript: set "node-version" to 24'
  const [name = ''] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(path) ?? []
  const sibling = siblings.find(
    (each) =>
      each.name === name ||
      path.startsWith(`${each.folder}/`) ||
      path.includes(`/node_modules/${each.name}/`),
  )
  if (sibling !== undefined) {
    return `${sibling.name} is a package of the same repository and is not built; a line for deadheat.yml: build: ${buildAll}`
  }
  if (name !== '') {
    if (declaredNames.has(name) || path.startsWith('node:')) return null
    return `no package.json here asks for ${name}: "npm install --save-dev ${name}", and commit that`
  }
  const hints = notes.flatMap(
    (line) => /add "install-scripts: \w+" to deadheat\.yml/.exec(line)?.[0] ?? [],
  )
  if (hints[0] !== undefined) {
    return `an install script may make it, and those were not run: ${hints[0]}`
  }
  const leftOutLine = notes.find((line) => line.startsWith('left out of "build"'))
  return leftOutLine === undefined
    ? 'if a build makes it, name its commands in "build" of deadheat.yml'
    : `it may be made by what was ${leftOutLine}; "recipe: package" in deadheat.yml runs all of it`
}

async function missingFacts(build: Build, tree: string, host: Host): Promise<MissingFacts> {
  const { files } = host
  const { packageDirectory, notes = [] } = build
  const declaredNames = new Set<string>()
  for (const folder of new Set([tree, packageDirectory])) {
    const manifest = await readManifest(folder, host)
    const { dependencies = {}, devDependencies = {}, name = '' } = manifest ?? {}
    for (const each of [name, ...Object.keys({ ...dependencies, ...devDependencies })])
      declaredNames.add(each)
  }
  const siblings: { readonly name: string; readonly folder: string }[] = []
  for (const folder of await linkedPackages(tree, packageDirectory, files)) {
    const { name } = (await readManifest(folder, host)) ?? {}
    if (name !== undefined)
      siblings.push({ name, folder: (await files.realPath(folder)) ?? folder })
  }
  const entries = (await files.list(tree)).map((entry) => entry.name)
  const manager = packageManagerOf(entries, await readManifest(tree, host))
  const up = files.relative(packageDirectory, tree) || '.'
  return { notes, declaredNames, siblings, buildAll: commandsOf(manager, up) }
}

/** A list for `build`: yarn has no word for "where there is such a script", and reads `workspaces` where npm does. */
function commandsOf({ program, install }: PackageManager, up: string): string {
  const at = { npm: '--prefix', pnpm: '--dir', yarn: '--cwd', bun: '--cwd' }[program]
  const linker = program === 'yarn' ? 'env YARN_NODE_LINKER=node-modules ' : ''
  const build =
    program === 'pnpm'
      ? `pnpm --dir=${up} --recursive run build`
      : `npm --prefix=${up} run build --workspaces --if-present`
  return JSON.stringify([`${linker}${program} ${at}=${up} ${install.join(' ')}`, build])
}
