import { type Benchmark, contestOf } from '../model/run/benchmark.ts'
import type { Block, BlockKind } from '../model/run/sample.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { type PlacementSeeds, linksOfCycle } from '../model/run/placement.ts'
import type { Plan } from '../model/run/plan.ts'
import { randomOf, seedOf } from '../model/random.ts'
import { suiteKey } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'

/**
 * The blocks of one round: one for every benchmark still measured, in a random order, and control blocks at the
 * plan's share, or in place of pairs where the lot has put them.
 *
 * Coin and seed of a block depend only on the plan's seed, the round and the benchmark. Round 0 is the warm-up of what a
 * pilot does not warm up, without controls. The rows of a suite share coin and seed and are adjacent, because one pair
 * of processes serves them all. All blocks of a round share one placement of the addons. A contest is a block of its
 * own, of two contenders, whose order is still one fair coin, so the test stays exact. `live` are ids.
 */
export function blocksOfRound(
  plan: Plan,
  round: number,
  live: readonly string[],
): readonly Block[] {
  const liveIds = new Set(live)
  const { benchmarks } = plan
  const groups = plannedGroups(benchmarks).flatMap((group) => {
    const members = group.members.filter(({ id }) => liveIds.has(id))
    if (members.length === 0) return []
    // Both contenders of one side use the same addons, wherever these lie.
    const placement = members.every(isPlaced) ? seedsIn(plan, round) : null
    const placementField = placement === null ? {} : { placement }
    return kindsInRound(plan, round, group).map((kind) => {
      const coinAndSeed = coinAndSeedOf(plan, { round, position: group.position, kind })
      return members.map(
        ({ id, driver }) =>
          ({ round, benchmarkId: id, driver, ...coinAndSeed, kind, ...placementField }) as const,
      )
    })
  })
  // A pair and a control.
  const firstIndex = round * benchmarks.length * 2
  return randomOf(seedOf(plan.seed, round))
    .shuffle(groups)
    .flat()
    .map((block, position) => ({ index: firstIndex + position, ...block }))
}

/** Where a block stands in a plan. */
interface BlockPlace {
  readonly round: number
  /** Position of its benchmark, or of the first of its suite. */
  readonly position: number
  readonly kind: BlockKind
}

function coinAndSeedOf(
  plan: Plan,
  { round, position, kind }: BlockPlace,
): Pick<Block, 'coin' | 'seed'> {
  const seed = seedOf(plan.seed, round, position, seedSalt[kind])
  return { coin: randomOf(seed).coin() ? 'BH' : 'HB', seed }
}

/** Throws a UsageError with the first block that counts and was not drawn from the plan's seed, or came twice. */
export function assertDrawn(entries: readonly JournalEntry[]): void {
  const [runEntry] = entries
  if (runEntry?.type !== 'run') return
  const { plan } = runEntry
  const blocks = entries.flatMap((entry) =>
    // Round 0 counts for nothing.
    entry.type === 'sample' && entry.sample.block.round > 0 ? [entry.sample.block] : [],
  )
  const groups = new Map(
    plannedGroups(plan.benchmarks).flatMap((group) =>
      group.members.map(({ id }) => [id, group] as const),
    ),
  )
  const seenPlaces = new Set<string>()
  for (const { round, benchmarkId, kind, coin, seed } of blocks) {
    const group = groups.get(benchmarkId)
    const place = `${String(round)} ${kind} ${benchmarkId}`
    const isPlanned = group !== undefined && kindsInRound(plan, round, group).includes(kind)
    const position = group?.position ?? Number.NaN
    const coinAndSeed = coinAndSeedOf(plan, { round, position, kind })
    if (
      isPlanned &&
      coinAndSeed.coin === coin &&
      coinAndSeed.seed === seed &&
      !seenPlaces.has(place)
    ) {
      seenPlaces.add(place)
      continue
    }
    throw new UsageError(
      `expected blocks that were drawn from the seed of the run, once each, got another: ${kind} ${String(round)} of "${benchmarkId}", so this journal was changed`,
    )
  }
}

function isPlaced(benchmark: Benchmark): boolean {
  const contest = contestOf(benchmark)
  return (
    contest === null || (contest.seats.base.side === 'base' && contest.seats.head.side === 'head')
  )
}

/** Benchmarks that come from the same processes. */
interface PlannedGroup {
  readonly members: readonly Benchmark[]
  /** Position in the plan of the first of them. */
  readonly position: number
}

function plannedGroups(benchmarks: readonly Benchmark[]): readonly PlannedGroup[] {
  const places = benchmarks.map((benchmark, position) => ({ benchmark, position }))
  const groups = groupedBy(places, ({ benchmark, position }) => suiteKey(benchmark) ?? position)
  return [...groups.values()].map((group) => ({
    members: group.map(({ benchmark }) => benchmark),
    position: group[0].position,
  }))
}

/** The numbers that stand for the kinds in derived seeds. */
const seedSalt: Readonly<Record<BlockKind, number>> = { 'warm-up': 0, pair: 0, control: 1 }

// No benchmark has this position, so no coin is derived from the same numbers.
const placementSalt = 0xb1ace

/** The placement of both sides' addons, drawn independently: for equal code any two are as likely in either order. */
function seedsIn({ seed, placements }: Plan, round: number): PlacementSeeds | null {
  if (placements === undefined || 'refused' in placements) return null
  const base = seedOf(seed, round, placementSalt, 0)
  return { base, head: placements.alike ? base : seedOf(seed, round, placementSalt, 1) }
}

/**
 * The first blocks of a benchmark are pairs and controls in an order that a lot has drawn, one in each
 * round, so that a control could as well have been any of the pairs. Then control blocks come at equal
 * distances, at a different phase for every benchmark.
 */
function kindsInRound(
  plan: Plan,
  round: number,
  { members: [first], position }: PlannedGroup,
): readonly BlockKind[] {
  // Both processes of a file have loaded everything in its pilot, and their functions warm up in each
  // block: its first pair is like any other.
  if (round === 0) return first?.driver === 'pingpong' ? [] : ['warm-up']
  const phase = randomOf(seedOf(plan.seed, position, 0xc0)).next()
  const upTo = (pairs: number): number => Math.floor(pairs * plan.controlShare + phase)
  const { earlyControls } = plan
  if (earlyControls === undefined || first === undefined || contestOf(first) !== null) {
    return upTo(round) > upTo(round - 1) ? ['pair', 'control'] : ['pair']
  }
  const { pairs, controls } = earlyControls
  if (round <= pairs + controls) return [drawnKinds(plan, position)[round - 1] ?? 'pair']
  const before = round - controls
  return upTo(before) > Math.max(controls, upTo(before - 1)) ? ['pair', 'control'] : ['pair']
}

// Apart from the seed of the phase.
const lotSalt = 0x107

function drawnKinds(
  { seed, earlyControls }: Plan,
  position: number,
): readonly ('pair' | 'control')[] {
  const { pairs, controls } = earlyControls ?? { pairs: 0, controls: 0 }
  return randomOf(seedOf(seed, position, lotSalt)).shuffle([
    ...Array.from({ length: pairs }, () => 'pair' as const),
    ...Array.from({ length: controls }, () => 'control' as const),
  ])
}

/** Blocks, of which those of some benchmarks are measured with a whole cycle of links of each side. */
export function inCycles(
  blocks: readonly Block[],
  benchmarkIds: ReadonlySet<string>,
): readonly Block[] {
  return blocks.map((block) => {
    const compares = block.kind === 'pair'
    const isDrawn = block.placement !== undefined
    return compares && isDrawn && benchmarkIds.has(block.benchmarkId)
      ? { ...block, links: linksOfCycle }
      : block
  })
}
