import { parseShard } from '../../model/run/shard.ts'
import type { Part } from '../part.ts'
import { dealtShards, matrixOf, shardOf, shardsText } from './deal-benchmarks.ts'

/** Deals a table to several machines; the judge puts their journals together. */
export const shards: Part = {
  name: 'shards',
  plan: (plan, { settings: { shard = '' } }) => {
    const { index = null, of = 1 } = parseShard(shard) ?? {}
    return index === null ? plan : shardOf(plan, { index, of })
  },
  asks: ({ inputs: { shard = '' } }) => {
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
