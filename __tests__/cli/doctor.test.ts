import { describe, expect, it } from 'vitest'
import { doctor } from '../../src/cli/doctor.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { ranCommand } from '../fakes/terminals.ts'

describe('doctor', () => {
  it('looks at this very machine and prints a list', async () => {
    const { code, printed } = await run(['--json'])
    const list: unknown = JSON.parse(printed)
    expect(code).toBe(0)
    expect(list).toContainEqual(expect.objectContaining({ id: 'node', impossible: false }))
    expect(list).not.toContainEqual(
      expect.objectContaining({ found: expect.stringContaining('unexpected answer') }),
    )
  })

  it('ends with 3 when nothing can be measured', async () => {
    const { code, printed } = await run([], { PATH: '/nowhere' })
    expect(code).toBe(3)
    expect(printed).toContain('nothing can be measured here: Node.js\n')
  })

  it('refuses words that it does not know', async () => {
    await expect(run(['now'])).rejects.toThrow(UsageError)
  })
})

async function run(argv: readonly string[], environment = process.env) {
  const directory = process.cwd()
  const { code, said: printed } = await ranCommand(doctor, argv, { environment, directory })
  return { code, printed }
}
