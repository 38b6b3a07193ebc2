import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { UsageError } from '../../src/model/usage-error.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'

it('parseRevision yields nothing that could be an option, or throws a UsageError', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `npm:${rest}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(partsOf(text).every((part) => /^[^-\s]/.test(part))).toBe(true)
    }),
  )
})

/** What would reach a program; nothing when the text is refused as it should be. */
function partsOf(text: string): readonly string[] {
  try {
    const spec = parseRevision(text)
    if (spec.source === 'commit') return [spec.ref]
    return spec.source === 'package' ? [spec.name, spec.wanted] : []
  } catch (error) {
    if (error instanceof UsageError) return []
    throw error
  }
}
