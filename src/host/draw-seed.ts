import { randomInt } from 'node:crypto'

/** A seed that nobody chose: an unsigned 32-bit number. */
export function drawSeed(): number {
  return randomInt(2 ** 32)
}
