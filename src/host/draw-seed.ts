import { randomInt } from 'node:crypto'

/** A random seed: an unsigned 32-bit number. */
export function drawSeed(): number {
  return randomInt(2 ** 32)
}
