import { digestOf } from '../../host/files/digest-of.ts'
import type { Files } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import type { Target } from '../../measure/targets/target.ts'
import { madeFrom } from '../../model/build/revision.ts'
import { type BySide, sides } from '../../model/build/side.ts'
import { machineClassOf } from '../../model/machine/machine.ts'
import type { SameFacts } from '../../model/run/journal.ts'
import { type SettingName, settingNames } from '../../settings/settings.ts'
import { version } from '../../version.ts'
import { dependencyFacts } from '../build/differences.ts'
import type { Session } from '../session.ts'

/** Settings that may be others when a run goes on: how long, where to, and who hears of it. */
const free: ReadonlySet<SettingName> = new Set([
  ...(['budget', 'profile', 'results', 'cache', 'timeout', 'build-timeout'] as const),
  ...(['key', 'measured', 'comment', 'github-token'] as const),
  // These are compared by what they stand for.
  ...(['config', 'base', 'head', 'pull-request', 'suite', 'seed'] as const),
])

const longest = 60

/** What a run was asked for, by name: all that decides what is measured, where, and how it is judged. */
export async function askedFacts(
  {
    settings,
    revisions,
    suite,
    request,
  }: Pick<Session, 'settings' | 'revisions' | 'suite' | 'request'>,
  { machine }: Pick<Host, 'machine'>,
): Promise<SameFacts> {
  const facts = new Map(sides.map((side) => [side as string, madeFrom(revisions[side])]))
  facts.set('deadheat', version)
  facts.set('the class of machine', machineClassOf(await machine.describe()))
  // The same files are the same suite, wherever they were taken from.
  facts.set('suite', suite?.digest?.slice(0, 12) ?? settings.suite ?? 'none')
  if (request.gate !== undefined) facts.set('the metric that counts', request.gate)
  for (const name of settingNames()) {
    const value = settings[name]
    if (free.has(name) || value === undefined) continue
    const text = JSON.stringify(value)
    facts.set(name, text.length > longest ? digestOf(text).slice(0, 12) : text)
  }
  return Object.fromEntries(facts)
}

/** What came of the builds, by name: each side's Node.js, dependencies, and the files that it may load. */
export async function builtFacts(
  targets: BySide<Target>,
  { revisions, host: { files } }: Pick<Session, 'revisions' | 'host'>,
): Promise<SameFacts> {
  const facts = new Map<string, string>()
  for (const side of sides) {
    const { build, tree: root } = targets[side]
    const { node, ...parts } = build.runtime.versions
    facts.set(`Node.js of ${side}`, node ?? build.runtime.version)
    for (const [part, text] of Object.entries(parts)) facts.set(`${part} of ${side}`, text)
    const installed = await dependencyFacts({ revision: revisions[side], build, root }, files)
    for (const [name, of] of [
      ['dependencies', installed],
      ['files', build.recipe === 'node' ? {} : await loadable(build.packageDirectory, files)],
    ] as const)
      facts.set(`the ${name} of ${side}`, digestOf(JSON.stringify(of)).slice(0, 12))
  }
  return Object.fromEntries(facts)
}

/** Digests of what a program may load, without the name of the folder, which is another one in each run. */
async function loadable(folder: string, files: Files): Promise<readonly string[]> {
  const digests: string[] = []
  for (const path of await files.walk(folder, /^(?:node_modules|\.git)$/)) {
    if (!/\.(?:[cm]?[jt]sx?|json|wasm)$/.test(path)) continue
    const text = (await files.read(files.join(folder, path))) ?? ''
    digests.push(`${path} ${digestOf(text.replaceAll(folder, ''))}`)
  }
  return digests
}
