import { assertEnoughPairs } from '../analysis/stopping/outlook.ts'
import type { OpenSuite } from '../workspace/open-suite.ts'
import { secretsNamed } from '../revision/secrets.ts'
import { resolveChoice, resolveSides } from '../revision/resolve-sides.ts'
import type { Snapshots } from '../revision/snapshots.ts'
import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'
import { type BySide, type Side, sides } from '../model/build/side.ts'
import { type GivenSettings, withDefaults } from '../settings/settings.ts'
import { UsageError } from '../model/usage-error.ts'
import { trustedScope } from '../store/store.ts'
import { assertBenchmarks, packageApart } from './find/find-in-head.ts'
import { plannedBy } from './plan/planned-by.ts'
import type { CheckedRequest, ComparisonRequest } from './session.ts'
import { suiteFor } from './find/suite-for.ts'
import { parseRuntime } from '../build/runtime/probe-runtime.ts'
import { runtimesOf } from '../plan/runtimes-of.ts'
import { absolutePath } from '../host/files/files.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import { settingsFromConfig } from '../settings/config.ts'
import { insideFolder } from '../build/stays-in-tree.ts'

/** Checks a request, and reads its files; starts only git, makes no file. A UsageError says what to change. */
export async function checkRequest(
  request: ComparisonRequest,
  snapshots: Snapshots,
  host: Host,
): Promise<CheckedRequest> {
  const { onProgress } = request
  const secrets = await secretsOf(request, host)
  onProgress({ kind: 'doing', what: 'finding base and head' })
  const { revisions, further } = await contendersOf(request, secrets, snapshots, host)
  const givenSettings = await settingsFor(request, revisions, host)
  const suite = await suiteFor(request, givenSettings, revisions.base, host)
  refuseBare(suite, revisions)
  const settings = withDefaults(suite === null ? givenSettings : withSuite(givenSettings, suite))
  refuseFile(settings)
  // Missing secrets are reported before the run queues.
  if (request.trustScope === trustedScope) {
    secretsNamed(settings['install-secrets'], host.processes.environment)
  }
  await refuseUnchanged(request, revisions, host)
  for (const text of snapshotNotes(snapshots)) onProgress({ kind: 'note', text })
  const knownRequest = { request, settings, revisions, further, snapshots, suite, found: null }
  // Several rows never need fewer pairs than one.
  const seed = settings.seed ?? request.seed
  assertEnoughPairs(
    plannedBy({ ...knownRequest, seed }, { benchmarks: [], added: [], removed: [] }),
  )
  checkRuntimes({ settings, revisions })
  insideFolder(settings['working-directory'] ?? null)
  const found = await assertBenchmarks(knownRequest, host)
  const isOwn = revisions.head.source === 'commit' || snapshots.head?.isOwn === true
  const inFolder = isOwn && suite === null ? await packageApart(knownRequest, host) : null
  if (inFolder !== null)
    onProgress({ kind: 'note', text: `measuring the top of the repository; ${inFolder}` })
  return { ...knownRequest, found }
}

/** @throws UsageError when a script is named in the place of the folder that it is in */
function refuseFile({ benchmarks }: GivenSettings): void {
  if (benchmarks === undefined || !/\.[cm]?[jt]s$/.test(benchmarks)) return
  const [, folder, name = ''] = /^(?:(.*)\/)?(.*)\.[cm]?[jt]s$/.exec(benchmarks) ?? []
  const place = folder === undefined || folder === '.' ? null : folder
  const how =
    place === null
      ? `move it into one, or measure it as a whole process by --commands '${name}=node ${benchmarks}'`
      : `--benchmarks ${place} --only '${name}*' measures it alone`
  throw new UsageError(
    `expected the folder of the benchmarks, got the script "${benchmarks}": ${how}`,
  )
}

async function contendersOf(
  { selection, versus, repository }: ComparisonRequest,
  secrets: Readonly<Record<string, string>>,
  snapshots: Snapshots,
  host: Host,
): Promise<Pick<CheckedRequest, 'revisions' | 'further'>> {
  if (versus?.kind === 'in-place') {
    return { revisions: { base: inPlace('base'), head: inPlace('head') }, further: [] }
  }
  const revisions = await resolveSides(selection, { repository, secrets, snapshots }, host)
  const further: Revision[] = []
  if (versus?.kind !== 'revisions') return { revisions, further }
  for (const choice of versus.further) {
    further.push(await resolveChoice(choice, 'head', { repository, secrets }, host))
  }
  const labels = [revisions.base, revisions.head, ...further].map(({ label }) => label)
  const repeatedLabel = labels.find((label, at) => labels.indexOf(label) !== at)
  if (repeatedLabel === undefined) return { revisions, further }
  throw new UsageError(`expected contenders that differ, got ${repeatedLabel} twice`)
}

/** An empty folder: what competes stays where it is. */
function inPlace(side: Side): Revision {
  const label = 'this folder'
  const none = { sha: null, packageName: null, packageVersion: null }
  return { side, source: 'runtime', spec: label, label, ...none, reason: 'explicit' }
}

/**
 * What npm sees besides when it is asked for the packages that are compared: nothing for a stranger's change, and
 * nothing that a settings file of a commit names, which is only known after. Throws a UsageError when a variable is
 * not set.
 */
async function secretsOf(
  request: ComparisonRequest,
  host: Host,
): Promise<Readonly<Record<string, string>>> {
  const { settingsOf, trustScope, inputs } = request
  if (trustScope !== trustedScope) return {}
  const knownGivenSettings =
    settingsOf === 'disk' ? await settingsFor(request, { base: { sha: null } }, host) : inputs
  return secretsNamed(knownGivenSettings['install-secrets'] ?? [], host.processes.environment)
}

/** @throws UsageError when nobody named the sides, and they are the same */
async function refuseUnchanged(
  { selection, repository }: ComparisonRequest,
  { base, head }: BySide<Revision>,
  { git }: Host,
): Promise<void> {
  if (selection.base.how !== 'merge-base' || head.tree === undefined) return
  if (repository === null || base.sha === null) return
  if ((await git.treeOf(repository, base.sha)) !== head.tree) return
  throw new UsageError(
    `expected changes to measure, got the working tree just as ${base.label}, where it left the default branch: change something, or name both sides: deadheat compare HEAD~1 HEAD`,
  )
}

function snapshotNotes({ base, head }: Snapshots): readonly string[] {
  return [base, head].flatMap((snapshot) => {
    const unkept = snapshot?.unkept ?? []
    const [first] = unkept
    if (first === undefined) return []
    const otherText = unkept.length > 1 ? ` and ${String(unkept.length - 1)} more` : ''
    return [
      `changes inside of submodules are not measured: ${first}${otherText}; commit them there`,
    ]
  })
}

/** @throws UsageError when a suite needs a package and a side is Node.js alone */
function refuseBare(suite: OpenSuite | null, revisions: BySide<Revision>): void {
  const needs = suite?.about.needs
  const bareSide = sides.find((side) => revisions[side].source === 'runtime')
  if (suite === null || needs === undefined || bareSide === undefined) return
  throw new UsageError(
    `expected ${needs} on both sides for the suite ${suite.name}, got Node.js alone as ${bareSide} (${revisions[bareSide].label})`,
  )
}

/** What the user has set takes precedence over the suite's preset. */
function withSuite(givenSettings: GivenSettings, { about, pinned }: OpenSuite): GivenSettings {
  const preset = givenSettings.preset ?? 'quick'
  const { pairs, timeoutSeconds: timeout } = about.presets[preset]
  return {
    pairs,
    ...givenSettings,
    timeout: givenSettings.timeout ?? timeout,
    preset,
    suite: pinned,
  }
}

/** Refuses invalid requests for the sides' Node.js by a UsageError that says what to change; looks for none. */
function checkRuntimes({
  settings,
  revisions,
}: Pick<CheckedRequest, 'settings' | 'revisions'>): void {
  const { variants } = runtimesOf(settings, revisions)
  for (const node of variants.flatMap(({ base, head }) => [base, head])) {
    // A relative path is checked later, when it is looked up.
    if (!node.startsWith('.')) parseRuntime(node)
  }
}

/**
 * The settings given by hand, merged over those of the settings file.
 *
 * When a stranger's change is judged, the file comes from the commit before that change, so that a change cannot alter
 * its own judgement. Throws a UsageError when the file is invalid, or a named one does not exist.
 */
export async function settingsFor(
  { inputs, settingsOf, repository, origin }: ComparisonRequest,
  { base }: Pick<BySide<Pick<Revision, 'sha'>>, 'base'>,
  { files, git }: Pick<Host, 'files' | 'git'>,
): Promise<GivenSettings> {
  const commit = settingsOf === 'base' ? base.sha : null
  // A published package has none, and the checked-out files are the change itself.
  if (settingsOf === 'base' && commit === null) return inputs
  const { config } = inputs
  const name = config ?? 'deadheat.yml'
  const content =
    commit !== null && repository !== null
      ? await git.readFile(repository, commit, name)
      : await files.read(
          absolutePath(name, config === undefined ? (repository ?? origin) : origin, files),
        )
  if (content !== null) {
    return { ...settingsFromConfig(await readYaml(content, name), name), ...inputs }
  }
  if (config === undefined) return inputs
  const place = commit === null ? origin : `the base ${commit.slice(0, 7)}`
  const advice = commit === null ? '' : ': settings are read from the commit, so name a path in it'
  throw new UsageError(`expected a settings file "${config}" in ${place}, got none${advice}`)
}
