import type { Block } from '../model/run/block.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Sample } from '../model/run/sample.ts'
import { seedOf } from '../model/random.ts'
import type { Attempt } from './attempt.ts'
import type { CollectRun } from './collecting.ts'
import { measureAttempt } from './measure-attempt.ts'
import { meanOfLinks } from './mean-of-links.ts'
import { SideError } from './actors/side-error.ts'

/**
 * How a block is measured with its sides laid where it says; each call measures it anew. With several
 * links of each side it is one pair of processes for each, one after the other, and their mean is the block's.
 */
export function measuringLinks(run: CollectRun, block: Block): () => Promise<Attempt<Sample>> {
  const { links } = block
  if (links === undefined) return async () => measuredAt(run, block, { outer: block, part: 0 })
  return async () => {
    const parts: Sample[] = []
    for (let part = 0; part < links; part++) {
      const attempt = await measuredAt(run, blockPart(block, part), { outer: block, part })
      if (!attempt.ok) return attempt
      parts.push(attempt.value)
    }
    return { ok: true, value: meanOfLinks(block, parts) }
  }
}

interface LinkPart {
  readonly outer: Block
  readonly part: number
}

async function measuredAt(run: CollectRun, block: Block, at: LinkPart): Promise<Attempt<Sample>> {
  const failure = await layLinks(run, at)
  return failure === null ? measureAttempt(run, block)() : { ok: false, failure }
}

/** @returns why the sides could not be laid where the block wants them; `null` when they are */
async function layLinks(
  { request }: CollectRun,
  { outer, part }: LinkPart,
): Promise<Failure | null> {
  try {
    if (outer.placement !== undefined) await request.place?.(outer, part)
    return null
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.failure('sample', outer.benchmarkId)
  }
}

/** Turning the coin turns all parts; as they take turns at going first, that evens out within a block. */
function blockPart(block: Block, part: number): Block {
  const otherText = block.coin === 'BH' ? 'HB' : 'BH'
  return {
    ...block,
    coin: part % 2 === 0 ? block.coin : otherText,
    seed: seedOf(block.seed, part),
  }
}
