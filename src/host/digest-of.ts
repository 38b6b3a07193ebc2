import { createHash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
