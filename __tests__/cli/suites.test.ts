import { expect, it } from 'vitest'
import { suites } from '../../src/cli/suites.ts'
import { ranCommand } from '../fakes/terminals.ts'

it('lists the bundled suites, and says where to ask about one of them', async () => {
  const { code, out } = await ranCommand(suites, [])
  expect(code).toBe(0)
  expect(out).toMatch(/^promises {2,}\S.*$/m)
  await expect(ranCommand(suites, ['promises'])).rejects.toThrow('--list --suite NAME')
})
