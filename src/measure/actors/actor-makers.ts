import type { ActorByDriver, Slot, StartPlace } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { CpuSet } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import type { BenchmarkByDriver, ContestBenchmark, DriverId } from '../../model/run/benchmark.ts'
import { runSuite } from '../suites/run-suite.ts'
import type { Target } from '../targets/target.ts'
import { commandActor } from './command-actor.ts'
import { harnessActor } from './harness-actor.ts'
import { startHarness } from './harness.ts'
import type { ActorRequest, SupervisedActor } from './run-block.ts'
import { serverActor } from './server-actor.ts'
import { randomOf, seedOf } from '../../model/random.ts'

/** Makes the actor of a side; it is not started yet. */
export type ActorMaker<Id extends DriverId> = (
  side: Side,
  slot: Slot,
) => SupervisedActor<ActorByDriver[Id]>

/** Makes the actors of each driver, from a benchmark of its own kind. */
export type ActorMakers = {
  readonly [Id in DriverId]: (benchmark: BenchmarkByDriver[Id]) => ActorMaker<Id>
}

/** What the actors of a benchmark are made from. */
export interface ActorSource {
  readonly targets: BySide<Target>
  /** Seed of the block; `null` before the first. */
  readonly seed: number | null
  readonly cpuSet: CpuSet
  /** Number of calls of each row of its suite, by name; absent when the tool itself decides. */
  readonly calls?: Readonly<Record<string, number>> | null
  readonly hyperfine: HyperfineFound
}

/** The actors of a benchmark, as processes of a host. In a contest, the reference sits as base. */
export function actorMakers(
  { targets, seed, cpuSet, calls = null, hyperfine }: ActorSource,
  host: Pick<Host, 'processes' | 'files' | 'clock' | 'machine'>,
): ActorMakers {
  const targetOf = (side: Side, slot: Slot): Target =>
    seed === null ? targets[side] : withRoom(targets[side], seed, slot)
  const seatOf = <Kind extends ContestBenchmark>(
    kind: Kind,
    side: Side,
    slot: Slot,
  ): ActorRequest<Kind> => ({
    benchmark: side === 'base' ? { ...kind, ...kind.contest?.reference } : kind,
    target: targetOf(side, slot),
    cpuSet,
  })
  return {
    pingpong: (benchmark) => (side, slot) => {
      const start = (place?: StartPlace) => startHarness(seatOf(benchmark, side, slot), host, place)
      return harnessActor({ side, start, timeoutSeconds: benchmark.timeoutSeconds }, host)
    },
    alternate: (benchmark) => (side, slot) => serverActor(seatOf(benchmark, side, slot), host),
    command: (benchmark) => (side, slot) =>
      commandActor({ ...seatOf(benchmark, side, slot), hyperfine, slot }, host),
    suite: (benchmark) => (side, slot) => ({
      limitSeconds: benchmark.timeoutSeconds,
      actor: { run: () => runSuite({ ...benchmark, calls }, targetOf(side, slot), host) },
    }),
  }
}

// The environment is above the stack: up to a page of bytes moves that through all its positions.
const mostRoom = 4096

/** The variable whose length moves the stack. */
const roomVariable = 'DEADHEAT_ROOM'

/** Distinguishes the rooms of a block from every other draw of it. */
const drawOfRooms = { one: 0xe0, two: 0xe1 } as const

/** A target with a variable of drawn length: else the stack would begin at one address, another one on each side. */
export function withRoom(target: Target, seed: number, slot: Slot): Target {
  const room = randomOf(seedOf(seed, drawOfRooms[slot])).between(0, mostRoom - 1)
  return { ...target, environment: { ...target.environment, [roomVariable]: 'x'.repeat(room) } }
}
