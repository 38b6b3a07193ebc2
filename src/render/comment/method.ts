import { comparesSides } from '../../model/run/benchmark.ts'
import { displayedDifferences, sideDifferenceText } from '../rows/differences.ts'
import { warningLines } from '../rows/warning-lines.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { MeasuredShard, Result } from '../../model/judging/result.ts'
import type { Machine } from '../../model/machine/machine.ts'
import { codeOf, fenceLines, plainText, codeNames } from '../text/escape.ts'
import { chosenText, countText, durationText, valueText } from '../text/format.ts'
import { isolationText, machineFacts, noiseProbeText } from '../machine/machine-facts.ts'
import { firstItems, joinTexts, namedTexts } from '../text/join.ts'
import { foldContent } from '../text/markdown.ts'
import { isSameRevision } from '../../model/build/revision.ts'
import { partSections } from '../shown-result.ts'
import { layoutLines } from '../rows/layout-lines.ts'
import type { CommentInput, Section } from './comment-input.ts'
import { reproduceLine } from '../rows/reproduce.ts'
import { isContestOnly } from '../rows/row.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import { runtimeText } from '../rows/runtime-text.ts'
import { itemLines } from '../text/width.ts'
import type { Stage } from '../../model/run/journal.ts'
import type { AddonFile, Build } from '../../model/build/build.ts'

/** Most differences to show, and the longest line of this section. */
const differencesAtMost = 10
const lineLength = 400

/** Kinds of machine that are described at most. */
const kindsAtMost = 5

/** Columns of a code block that most screens show without moving. */
const blockWidth = 96

/** How the numbers were measured and how far to trust them, folded. */
export const method: Section = (input) => {
  const warnings = warningLines(input.result)
  const trust = warnings.length === 0 ? 'no warnings' : countText(warnings.length, 'warning')
  const command = plainText(reproduceLine(input.result), lineLength)
  return foldContent(
    hasMeasured(input)
      ? `<b>How this was measured</b>, and how far to trust it: ${trust}`
      : '<b>Where this ran</b>, and how to run it again',
    joinTexts([
      methodItems(input)
        .map((item) => `- ${item}`)
        .join('\n'),
      warningsText(warnings, input.detail.warnings),
      `To reproduce it in a terminal:\n\n${fenceLines([command], 'sh')}`,
    ]),
  )
}

function hasMeasured({ rows }: CommentInput): boolean {
  return rows.some(({ finding }) => finding.judged !== null)
}

/** Items of a list in Markdown: how the numbers were measured, where and of what builds. */
export function methodItems(input: CommentInput): readonly string[] {
  const measureLines = [
    pairText(input),
    isContestOnly(input.result) ? '' : promiseText(input),
    contestsText(input),
    ...partSections(input.parts, 'the promise').map(([section]) => section(input)),
    wordsText,
    controlText(input),
    layoutText(input),
  ]
  const { result } = input
  const otherLines = [
    sidesText(input),
    runtimeText(result),
    buildsText(result),
    environmentText(input),
    timeText(input),
    ...machinePlaces(input),
  ]
  return [...(hasMeasured(input) ? measureLines : []), ...otherLines].filter((item) => item !== '')
}

function environmentText({ result: { plan } }: CommentInput): string {
  const { environment = [], nodeFlags = [] } = plan.chosen ?? {}
  const all = [...environment, ...nodeFlags].map((word) => codeOf(word))
  return all.length === 0 ? '' : `**The environment** of both sides has ${all.join(', ')}.`
}

function timeText({ result }: CommentInput): string {
  const sentence = runTimeText(result)
  return sentence === '' ? '' : `**The time**: ${sentence}`
}

function pairText({ result: { plan, repeats, shards } }: CommentInput): string {
  const again =
    repeats === 0
      ? ''
      : ` ${countText(repeats, 'pair')} that the machine disturbed ${repeats === 1 ? 'was' : 'were'} measured again.`
  return `**A pair** is one fresh process of each side, run next to each other; a coin drawn from ${shards === undefined ? `seed ${String(plan.seed)}` : 'the seed of its shard'} decides which goes first.${again}`
}

function promiseText({ result: { plan, shards } }: CommentInput): string {
  const { alpha, looks } = plan.policy
  const sideBenchmarks = plan.benchmarks.filter(comparesSides)
  const counts = sideBenchmarks.map(
    (benchmark) => plan.metrics.filter((metric) => gatesIn(benchmark, metric)).length,
  )
  const tests = counts.reduce((sum, count) => sum + count, 0)
  const [gatingCount = 0] = counts
  const each = counts.every((count) => count === gatingCount)
    ? ` × ${countText(gatingCount, 'metric')}`
    : ' with the metrics that gate each'
  return `**The promise**: where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(alpha)}. Exact signed-rank tests on the ratios of the pairs, corrected over ${countText(shards?.family ?? tests, 'test')} (${countText(sideBenchmarks.length, 'benchmark')}${each}), looked at after ${looks.join(', ')} pairs.`
}

function contestsText({ result: { plan } }: CommentInput): string {
  const contests = plan.benchmarks.filter((benchmark) => !comparesSides(benchmark))
  if (contests.length === 0) return ''
  return `**Contenders** are measured in blocks of their own, each a contender next to its reference in the order of a coin. They have a promise of their own: where all are alike, the chance that any is called slower or faster is at most ${chosenText(plan.policy.alpha)} over ${countText(contests.length, 'contest')} and all their metrics. They never fail the check.`
}

const wordsText =
  '**Same** means shown to lie within the threshold; **unknown** means neither changed nor the same. **Floor** is the smallest change that could have been called: what the pairs of a row call four times in five, and never less than this machine shows between a revision and itself.'

function controlText({ result: { plan } }: CommentInput): string {
  return plan.controlShare === 0
    ? '**Control**: none; no pairs compared base with itself.'
    : `**Control**: ${chosenText(plan.controlShare)} extra pairs compared base with itself, to check the machine.`
}

function layoutText(input: CommentInput): string {
  const { placements } = input.result.plan
  if (placements === undefined || 'refused' in placements) return ''
  const how =
    placements.by === 'room'
      ? 'with random padding before their code'
      : `in a random order set by ${placements.by}`
  const what = placements.node === true ? 'Node.js itself and the addons' : 'the addons'
  return placements.alike
    ? `**Layouts**: ${what} of both sides are made of the same objects. They were linked again for every round, ${how}, the same on both sides.`
    : `**Layouts**: ${what} were linked again for every round, ${how}, independently on each side, so the interval includes the effect of code placement.${cyclesText(input.result)}`
}

function cyclesText(result: CommentInput['result']): string {
  const lines = layoutLines(result, codeNames())
  return lines.length === 0
    ? ''
    : ` Where layouts differ by more than these pairs could bear, each pair was measured with the code at all four places of a cache line, and pairs before that were dropped. ${lines.join('. ')}.`
}

function sidesText({ result }: CommentInput): string {
  const { base, head } = result.builds
  if (base === null || head === null) return '**The sides** were not both built.'
  const differences = displayedDifferences(result)
  if (differences.length === 0 && isContestOnly(result)) {
    return '**The contenders** differ in nothing else that was checked: the same Node.js, recipe and environment.'
  }
  if (differences.length === 0) {
    return `**The sides** ${isSameRevision(result.plan.revisions) ? 'are of one revision and differ in nothing' : 'differ in their revision and in nothing else'} that was checked: the same Node.js, recipe and environment.`
  }
  const lists = [
    { how: 'unexpectedly', some: differences.filter(({ asked }) => !asked) },
    { how: 'as declared or requested', some: differences.filter(({ asked }) => asked) },
  ]
  const parts = lists.flatMap(({ how, some }) =>
    some.length === 0 ? [] : [`${namedTexts(some, differencesAtMost, sideDifferenceText)}, ${how}`],
  )
  const than = isSameRevision(result.plan.revisions)
    ? 'in nothing but'
    : 'besides their revision in'
  return `**The sides** differ ${than} ${parts.join('; and in ')}.`
}

function machinePlaces({ result }: CommentInput): readonly string[] {
  const { machine, shards } = result
  if (shards === undefined)
    return [joinTexts([`**The machine**: ${machineText(machine)}`, noiseProbeText(result)], ' ')]
  const kinds = groupedBy(shards.measured, (shard) => machineText(shard.machine))
  return firstItems(
    [...kinds].map(([text, group]) => `${shardsTitle(group)}: ${text}`),
    kindsAtMost,
    (hiddenCount) => `and ${countText(hiddenCount, 'more kind')} of machine`,
  )
}

function shardsTitle(shards: readonly MeasuredShard[]): string {
  const numbers = shards.map(({ index }) => String(index)).join(', ')
  const benchmarks = shards.reduce((sum, shard) => sum + shard.benchmarks, 0)
  return `**${shards.length === 1 ? 'Shard' : 'Shards'} ${numbers}**, ${countText(benchmarks, 'benchmark')}`
}

/** What a machine is, what measured processes saw of it, and by what machines of its class are known. */
function machineText(machine: Machine): string {
  const { environmentNames, environmentDigest, fingerprint } = machine
  const facts = codeOf(machineFacts(machine).join(', '), lineLength)
  const { facts: state, digest } = fingerprint
  const fingerprintText = state.length === 0 ? '' : `, fingerprint ${codeOf(digest.slice(0, 12))}`
  return `${facts}${fingerprintText}. The measured processes saw ${countText(environmentNames.length, 'environment variable')}, the same on both sides but for their folders, digest ${codeOf(environmentDigest.slice(0, 12))}. ${isolationText(machine)}`
}

function warningsText(warnings: readonly string[], most: number): string {
  if (warnings.length === 0) return ''
  const items = firstItems(warnings, most, (hiddenCount) => `and ${String(hiddenCount)} more`)
  return fenceLines(items.flatMap((line) => itemLines(plainText(line, lineLength), blockWidth)))
}

const stageWords: Readonly<Record<Exclude<Stage, 'blocks'>, string>> = {
  build: 'building',
  prepare: 'finding benchmarks',
  probe: 'checking the machine',
  pilots: 'pilots',
  judge: 'judging',
  profiles: 'profiling',
}

// Shorter stages are noise to a reader.
const leastSeconds = 0.5

/** Where the time of a run went, as a sentence; empty where no stage ended. */
export function runTimeText({ time }: Pick<Result, 'time'>): string {
  if (time === undefined) return ''
  const stageTexts = time.stages.flatMap(({ stage, seconds }) =>
    seconds < leastSeconds
      ? []
      : [
          `${stage === 'blocks' ? countText(time.blocks.count, 'block') : stageWords[stage]} ${durationText(seconds)}`,
        ],
  )
  const total = time.stages.reduce((sum, { seconds }) => sum + seconds, 0)
  const stages = stageTexts.length === 0 ? '' : `: ${stageTexts.join(', ')}`
  return `${durationText(total)}${stages}.`
}

const addonsAtMost = 5

/** How the sides were built: addons with size, digest, origin and use, and the notes of the build; maybe empty. */
export function buildsText({ builds }: Result): string {
  const sentences = [builds.base, builds.head].flatMap((build) => {
    const facts = build === null ? [] : buildLines(build)
    return build === null || facts.length === 0 ? [] : [`${build.side}: ${facts.join('; ')}`]
  })
  return sentences.length === 0 ? '' : `**The builds**: ${sentences.join('. ')}.`
}

function buildLines({ addons, notes = [] }: Build): readonly string[] {
  const texts = addons
    .toSorted((first, second) => (second.loadedBy ?? 0) - (first.loadedBy ?? 0))
    .map(addonText)
  return [
    ...firstItems(texts, addonsAtMost, (count) => `${countText(count, 'addon')} more`),
    ...notes.map((note) => codeOf(note, Infinity)),
  ]
}

function addonText({ path, sizeBytes, sha256, builtHere, loadedBy }: AddonFile): string {
  const origin = builtHere ? 'compiled here' : 'prebuilt'
  const size = valueText(sizeBytes, 'B')
  const facts = `${codeOf(path)} ${origin}, ${size}, ${codeOf(sha256.slice(0, 12))}`
  // It was not checked.
  if (loadedBy === undefined) return facts
  return `${facts}, ${loadedBy === 0 ? 'never loaded' : `loaded by ${countText(loadedBy, 'benchmark')}`}`
}
