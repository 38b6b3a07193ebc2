import { totalmem } from 'node:os'
import { percent } from '../../model/percent.ts'
import { kernelText } from '../machine/kernel-text.ts'
import type { PipeGauge } from './pipe-gauge.ts'

// From 4.7% on, the kernel takes buffers from those that send least; tcp(7).
const mostShare = 0.03

const pageBytes = 4096

/**
 * Watches what one side can use up so that others are slow: quotas of pipes, and buffers of TCP and UDP. The function
 * that it returns says what is lacking by now, judged by so many new pipes, or `null`; what lacked before is nobody's.
 */
export async function watchShortage(
  gauge: PipeGauge,
): Promise<(pipes: number) => Promise<string | null>> {
  const pipeBytes = await gauge(1)
  const most = Math.max(mostShare, socketShare())
  return async (pipes) => {
    const [share, bytes] = [socketShare(), await gauge(pipes)]
    const slow = 'so many are held that those of the other side are slow'
    if (share > most)
      return `expected buffers of sockets in at most ${percent(most)} of memory, got ${percent(share)}: ${slow}`
    if (bytes >= pipeBytes) return null
    return `expected new pipes of ${String(pipeBytes)} bytes, got ${String(bytes)}: ${slow}`
  }
}

function socketShare(): number {
  const pages = [...kernelText('/proc/net/sockstat').matchAll(/ mem (\d+)/g)]
  return (pages.reduce((sum, [, count]) => sum + Number(count), 0) * pageBytes) / totalmem()
}
