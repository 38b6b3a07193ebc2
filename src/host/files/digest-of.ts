import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

/** SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** What a page that carries its own data needs: packed texts, and the digests of its script and style. */
export const pageTools = {
  /** Deflated without a header, as base64. */
  pack: (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64'),
  /** SHA-256 as base64, as a content security policy has it. */
  digest: (text: string): string => createHash('sha256').update(text).digest('base64'),
}
