import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { variableSchema } from '../../src/settings/variable-schema.ts'

it('a variable for builds has no name that looks like a secret', () => {
  const words = ['TOKEN', 'SECRET', 'PASSWORD', 'PASSPHRASE', 'API_KEY', 'AUTH', 'CREDENTIALS']
  const around = fc.stringMatching(/^(?:[A-Z]{1,8}_)?$/)
  const cases = fc.boolean()
  fc.assert(
    fc.property(around, fc.constantFrom(...words), cases, (before, word, small) => {
      const name = `${before}${word}`
      const line = `${small ? name.toLowerCase() : name}=x`
      expect(variableSchema.safeParse(line).success).toBe(false)
    }),
  )
})
