// Tries what init proposes and mends it, for a terminal. It never writes into the repository.
import { drawSeed } from '../host/draw-seed.ts'
import type { Host } from '../host/host.ts'
import { readYaml } from '../host/files/read-yaml.ts'
import { everySecond } from '../host/clock.ts'
import { interruptionOf } from '../host/interruption.ts'
import { askYes, createLiveTerminal } from '../host/terminal.ts'
import type { Terminal } from '../model/terminal.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { tryComparison } from '../pipeline.ts'
import { proposalOf, type RepositoryFacts } from '../plan/init/proposal-of.ts'
import { afterTrial, type PlannedTrial } from '../plan/init/after-trial.ts'
import { selectSides } from '../plan/select-sides.ts'
import { durationText } from '../render/text/format.ts'
import { triedText } from '../render/terminal/forecast-text.ts'
import { wrapText } from '../render/text/width.ts'
import type { ComparisonRequest } from '../session/session.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { settingsFromConfig } from '../settings/config.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { trustedScope } from '../store/store.ts'
import { lookAtRepository } from '../session/find/look-at-repository.ts'
import { shownOn } from './run-in-terminal.ts'

const mostTrials = 8

/**
 * Tries a proposal for the repository in the terminal's folder as it lies there, untimed, and changes it by what fails
 * until nothing more is known to do, or the time is over.
 *
 * @param limitSeconds - of all of it
 * @returns what is known in the end, and the table of what runs, for people
 */
export async function settleProposal(
  first: RepositoryFacts,
  limitSeconds: number,
  terminal: Terminal,
  host: Host,
): Promise<{ readonly facts: RepositoryFacts; readonly text: string }> {
  const live = createLiveTerminal(terminal.error, terminal)
  const limit = durationText(limitSeconds)
  live.print(
    `trying it: this builds the folder and calls each benchmark once, within ${limit} (--limit); "--untried" does without`,
  )
  const view = shownOn(live, terminal, host.clock)
  const interruption = interruptionOf(host, () => live.print('stopping'))
  const endSeconds = host.clock.monotonicSeconds() + limitSeconds
  const secondsLeft = (): number => endSeconds - host.clock.monotonicSeconds()
  const isStopped = (): boolean => interruption.hasHappened() || secondsLeft() <= 0
  const stopWatching = everySecond(() => {
    if (secondsLeft() <= 0) void host.processes.endAll()
  })
  const requestFor = async (facts: RepositoryFacts): Promise<ComparisonRequest> => {
    const { directory, environment, harnessPath } = terminal
    return {
      selection: selectSides({ words: ['.', '.'], isRepository: true, defaultBranch: null }),
      inputs: await proposedSettings(facts),
      // Not one that is there already, in whose place the proposal would be.
      settingsOf: 'base',
      atTerminal: true,
      repository: directory,
      origin: directory,
      resultsDirectory: directory,
      cacheDirectory:
        cacheDirectory(environment) ?? host.files.join(directory, 'deadheat-results/cache'),
      trustScope: trustedScope,
      harnessPath,
      seed: drawSeed(),
      limitName: '--limit',
      keep: false,
      isCancelled: isStopped,
      onProgress: view.onProgress,
    }
  }
  let facts = first
  let trial: PlannedTrial | null = null
  let trouble: string | null = null
  /** What came of that which was found first, where a folder beside it is tried. */
  let ofScript: { readonly facts: RepositoryFacts; readonly trial: PlannedTrial } | null = null
  try {
    for (let trials = 0; trials < mostTrials; trials++) {
      trial = await tryComparison(await requestFor(facts), host, secondsLeft)
      let step = afterTrial(facts, trial)
      if (step.kind === 'ask' && !isStopped()) {
        live.clear()
        const whose = step.facts.wanting === 'own' ? 'this package' : 'its dependencies'
        const question = `run the install scripts of ${whose}, isolated, which seem to make what benchmarks load?`
        facts = step.facts
        const mayInstall = (await askYes(question)) === true
        step = mayInstall
          ? { kind: 'try', facts: { ...facts, mayInstall } }
          : afterTrial(facts, trial)
      }
      if (step.kind === 'end') facts = step.facts
      if (step.kind === 'end' || isStopped()) break
      if (step.kind === 'look') {
        const { directory, benchmarks } = step
        ofScript = benchmarks === null ? null : { facts, trial }
        const what = benchmarks === null ? `the package ${directory}` : `what lies in ${benchmarks}`
        live.print(`nothing runs of ${facts.place.text}: trying ${what}`)
        facts = await lookAtRepository(terminal.directory, directory, benchmarks, host)
      } else facts = step.facts
    }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnmeasurableError)) throw error
    const isLate = secondsLeft() <= 0
    trouble = isLate ? `${limit} were not enough: --limit gives it more` : error.message
  } finally {
    stopWatching()
    view.stop()
    live.clear()
    interruption.stop()
  }
  if (ofScript !== null && trial?.forecast.rows.length === 0) ({ facts, trial } = ofScript)
  const { width } = terminal
  const { budget: budgetSeconds = null } = await proposedSettings(facts)
  const again = trial === null ? '' : ' as it is now'
  const lines = [
    ...(trial === null
      ? []
      : ['tried, untimed:', '', triedText({ ...trial.forecast, budgetSeconds }, width)]),
    ...(trouble === null ? [] : wrapText(`not tried${again}: ${trouble}`, width)),
  ]
  return { facts, text: `\n${lines.join('\n')}\n` }
}

async function proposedSettings(facts: RepositoryFacts): Promise<GivenSettings> {
  const { path = '', content = '' } = proposalOf(facts).files[0] ?? {}
  return settingsFromConfig(await readYaml(content, path), path)
}
