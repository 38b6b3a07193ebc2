import { z } from 'zod'
import { mostShards } from '../../model/run/shard.ts'
import type { Part } from '../part.ts'
import { dealtShards, matrixOf, parseShard, shardOf, shardsText } from './deal-benchmarks.ts'

declare module '../../settings/settings.ts' {
  interface PartSettings {
    readonly shard: string
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
            `a shard such as 1/4, or 4 to deal, of at most ${mostShards}`,
          ),
        places: ['option', 'input'],
        argument: 'K/N|N',
        ofSides: true,
        about:
          'Measure only the K-th of N parts of the table, so that N machines share it. The promise holds for the whole table, which is judged when the journals of all parts are put together: by `deadheat replay`, or in a job with `measured`. With N alone, measure nothing: build both sides, so that they are stored, and deal the table to N shards. The output `matrix` has the shards that got something, for the jobs that measure them.',
        otherwise: 'all of it',
      },
    },
  },
  deals: ({ shard = '' }) => {
    const index = parseShard(shard)?.index
    return index === undefined ? null : index === null ? 'all' : 'a share'
  },
  plan: (plan, { settings: { shard = '' } }) => {
    const { index = null, of = 1 } = parseShard(shard) ?? {}
    return index === null ? plan : shardOf(plan, { index, of })
  },
  asks: ({ given: { shard = '' } }) => {
    const { index, of = 1 } = parseShard(shard) ?? {}
    if (index !== null) return null
    return {
      tellPlan: (plan) => {
        const shardList = dealtShards(plan, of)
        return { text: shardsText(shardList), matrix: matrixOf(shardList) }
      },
    }
  },
}
