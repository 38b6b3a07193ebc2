import type { Pilot } from './pilot.ts'

/**
 * Whether a block times a single call of each side. The call with which a process starts is as long, which
 * is as much as a warm-up may take: there is no other.
 */
export function isOneCall({ iterations, batches }: Pick<Pilot, 'iterations' | 'batches'>): boolean {
  return iterations === 1 && batches === 1
}
