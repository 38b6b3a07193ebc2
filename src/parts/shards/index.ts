import { z } from 'zod'
import { mostShards } from '../../model/run/shard.ts'
import type { Part } from '../part.ts'
import { dealtShards, matrixOf, parseShard, shardOf, shardsText } from './deal-benchmarks.ts'

declare module '../../settings/settings.ts' {
  interface PartSettings {
    readonly shard: string
    readonly shards: number
  }
}

/** Deals a table to several machines; the judge puts their journals together. */
export const shards: Part = {
  name: 'shards',
  settings: {
    behind: 'seed',
    list: {
      shard: {
        schema: z
          .string()
          .refine(
            (text) => parseShard(text) !== null,
            `a shard such as 1/4, of at most ${mostShards}`,
          ),
        places: ['option', 'input'],
        argument: 'K/N',
        ofSides: true,
        about:
          'Measure only the K-th of N parts of the table, so that N machines share it. The promise holds for the whole table, which is judged when the journals of all parts are put together: by `deadheat replay`, or in a job with `measured`.',
        otherwise: 'all of it',
      },
      shards: {
        schema: z.number().int().min(1).max(256),
        form: 'count',
        places: ['option', 'input'],
        argument: 'N',
        ofSides: true,
        about:
          'Measure nothing: build both sides, so that they are stored, and deal the table to N shards. The output `matrix` has the shards that got something, for the jobs that measure them.',
        otherwise: 'measure',
      },
    },
  },
  deals: ({ shard, shards: count }) => {
    if (count !== undefined) return 'all'
    return shard === undefined ? null : 'a share'
  },
  plan: (plan, { settings: { shard } }) => {
    const ownShard = shard === undefined ? null : parseShard(shard)
    return ownShard === null ? plan : shardOf(plan, ownShard)
  },
  asks: ({ given: { shards: count } }) => {
    if (count === undefined) return null
    return {
      tellPlan: (plan) => {
        const shardList = dealtShards(plan, count)
        return { text: shardsText(shardList), matrix: matrixOf(shardList) }
      },
    }
  },
}
