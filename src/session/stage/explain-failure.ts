import { linkedPackages } from '../../build/install/installed-packages.ts'
import { packageManagerOf, type PackageManager } from '../../build/install/package-manager.ts'
import { readManifest } from '../../build/install/read-manifest.ts'
import { skippedScriptsCure } from '../../build/site.ts'
import { pathEndings } from '../../find/read-scripts.ts'
import type { Host } from '../../host/host.ts'
import type { Target } from '../../measure/targets/target.ts'
import { type BySide, otherSide, type Side } from '../../model/build/side.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { unfitNode } from '../../toolchain/unfit-node.ts'
import type { Session } from '../session.ts'

/** What is known of a side in which something is missing. */
export interface MissingFacts {
  /** Remarks of its build. */
  readonly notes: readonly string[]
  /** Of the package itself. */
  readonly ownName: string | undefined
  /** Names that the manifests of the package, its benchmarks and the top of its tree ask for, or have themselves. */
  readonly declaredNames: ReadonlySet<string>
  /** Packages of the same repository that it uses: their names, and real folders as absolute paths. */
  readonly siblings: readonly { readonly name: string; readonly folder: string }[]
  /** The commands that would build all packages of the repository, as `build` takes them. */
  readonly buildAll: string
}

/** Adds to a failure what is missing, or which Node.js it needs, and the one line that cures it. */
export async function explainFailure(
  failure: Failure,
  targets: BySide<Target>,
  { host, revisions }: Pick<Session, 'host' | 'revisions'>,
): Promise<Failure> {
  const { side, message, lastLines, timedOut } = failure
  if (side === null || timedOut) return failure
  const { side: builtSide, packageDirectory, runtime } = targets[side].build
  const [, path, from = ''] = missingModule.exec(message) ?? []
  const wholePath =
    path?.startsWith('.') === true && from !== '' ? host.files.join(from, '..', path) : path
  const missing =
    wholePath === undefined ? null : await cureOfMissing(wholePath, targets, side, host)
  const engines = (await readManifest(packageDirectory, host))?.engines['node']
  const isChosen = runtime.source === 'built' || revisions[builtSide].node !== undefined
  const output = [message, ...lastLines].join('\n')
  const unfit = isChosen ? null : unfitNode(output, { version: runtime.version, engines })
  const typed = /ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX|is not supported in strip-only mode/.test(output)
    ? 'Node.js only strips types, and an enum, a namespace or a parameter property is more: "npm install --save-dev tsx", by which its files are then run'
    : null
  const cure = missing ?? typed ?? unfit
  // A message has an end, which may not be that of the cure.
  return cure === null ? failure : { ...failure, message: `${message.slice(0, 1000)}: ${cure}` }
}

const missingModule =
  /(?:Cannot find (?:module|package)|Failed to resolve import) ['"]([^'"]+)['"](?:\s+Require stack:\s+- (\S+))?/

async function cureOfMissing(
  path: string,
  targets: BySide<Target>,
  side: Side,
  host: Host,
): Promise<string | null> {
  const { tree } = targets[side]
  for (const suffix of path.startsWith(tree) ? ['.js', '.ts'] : [])
    if (await host.files.exists(path + suffix))
      return `an import of an ES module names the whole file: write "${suffix}" at its end`
  const there = path.replace(tree, targets[otherSide(side)].tree)
  for (const suffix of there === path ? [] : pathEndings)
    if (await host.files.exists(there + suffix))
      return 'the other side has this file: compare revisions that both have what the benchmarks load'
  return cureOf(path, await missingFacts(targets[side], host))
}

/** What to do about a module that cannot be found; `null` where nothing is known of it. */
export function cureOf(
  path: string,
  { notes, ownName, declaredNames, siblings, buildAll }: MissingFacts,
): string | null {
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
    if (name === ownName)
      return `a package finds itself by its name only if its package.json has "exports": write the path of its file instead, such as ".."`
    if (declaredNames.has(name) || path.startsWith('node:')) return null
    return `no package.json here asks for ${name}: "npm install --save-dev ${name}", and commit that`
  }
  const skipped = skippedScriptsCure(notes)
  if (skipped !== null) return skipped
  const leftOutLine = notes.find((line) => line.startsWith('left out of "build"'))
  return leftOutLine === undefined
    ? 'if a build makes it, name its commands in "build" of deadheat.yml'
    : `it may be made by what was ${leftOutLine}; "recipe: package" in deadheat.yml runs all of it`
}

async function missingFacts(
  { build, tree, benchmarkDirectory }: Target,
  host: Host,
): Promise<MissingFacts> {
  const { files } = host
  const { packageDirectory, notes = [] } = build
  const declaredNames = new Set<string>()
  for (const folder of new Set([tree, packageDirectory, benchmarkDirectory])) {
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
  const ownName = (await readManifest(packageDirectory, host))?.name
  return { notes, ownName, declaredNames, siblings, buildAll: commandsOf(manager, up) }
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
