import type { Placement } from '../../host/process/processes.ts'
import type { Schedule } from '../../measure/schedule.ts'
import { inLanes } from './in-lanes.ts'
import { placementOf } from '../../measure/targets/placement-of.ts'

/** The CPUs of one of several blocks that are measured at once. */
export interface Lane {
  /** For its main threads; no other lane has them. */
  readonly ownCpus: readonly number[]
  /** All CPUs, where a lane with only one keeps its helper threads. */
  readonly all: readonly number[]
}

/** With more lanes, the one program that asks them all would keep them waiting. */
const lanesLimit = 8

/**
 * How many blocks can be measured at once: each wants a core for its main threads and a CPU for its
 * helpers. On two CPUs, each of two blocks has its helpers on the other's.
 *
 * @param cores - the CPUs of each core
 */
export function mostLanes(cores: readonly (readonly number[])[]): number {
  const cpus = cores.flat().length
  const laneCount = cpus < 4 ? Math.min(2, cpus) : Math.floor(cpus / 2)
  return Math.max(1, Math.min(laneCount, cores.length, lanesLimit))
}

/**
 * Deals the cores to lanes, as evenly as possible and next to each other.
 *
 * @param lanes - at most as many as there are cores
 */
export function lanesOf(lanes: number, cores: readonly (readonly number[])[]): readonly Lane[] {
  const all = cores.flat()
  const edge = (lane: number): number => Math.floor((lane * cores.length) / lanes)
  return Array.from({ length: lanes }, (_, lane) => ({
    ownCpus: cores.slice(edge(lane), edge(lane + 1)).flat(),
    all,
  }))
}

/**
 * Where a block's processes run in its lane.
 *
 * @param turn - as for `placementOf`
 */
export function placementIn({ ownCpus, all }: Lane, turn: number): Placement {
  if (ownCpus.length > 1) return placementOf(turn, ownCpus)
  const [mainCpu = null] = ownCpus
  const otherCpus = all.filter((cpu) => cpu !== mainCpu)
  return mainCpu === null || otherCpus.length === 0
    ? { mainCpu: null, otherCpus: null }
    : { mainCpu, otherCpus }
}

/** Measures blocks in as many lanes, or as the cores have room for; `null` for one at a time. */
export function inLanesOf(lanes: number, cores: readonly (readonly number[])[]): Schedule | null {
  const count = Math.min(lanes, mostLanes(cores))
  if (count < 2) return null
  const placements = lanesOf(count, cores).map((lane) => (turn: number) => placementIn(lane, turn))
  return { count, deal: (work) => inLanes(placements, work) }
}
