import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

/** What a page that carries its own data needs: packed texts, and the digests of its script and style. */
export const pageTools = {
  /** Deflated without a header, as base64. */
  pack: (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64'),
  /** SHA-256 as base64, as a content security policy has it. */
  digest: (text: string): string => createHash('sha256').update(text).digest('base64'),
}
