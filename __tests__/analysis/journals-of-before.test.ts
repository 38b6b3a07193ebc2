import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Result, resultSchema } from '../../src/model/judging/result.ts'
import { journalsOfBefore, replayed } from '../fakes/journals-of-before.ts'
import { goldenLine } from '../fakes/answers.ts'

const verdicts = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(new URL('verdicts.json', journalsOfBefore), 'utf8')))

function verdictsIn({ findings }: Result): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findings.map(({ benchmarkId, metric, verdict, beyondLimit }) => [
      `${benchmarkId}: ${metric ?? 'whole'}`,
      beyondLimit ? `${verdict} beyond the limit` : verdict,
    ]),
  )
}

describe.each(Object.entries(verdicts))('the stored journal of %s', (name, expected) => {
  const result = replayed(name)

  it('is judged as it was when it was measured', () => {
    const rows = Object.entries(verdictsIn(result))
    const reachedRows = rows.filter(
      ([row, verdict]) => row in expected || verdict !== 'not-measured',
    )
    expect(Object.fromEntries(reachedRows)).toEqual(expected)
    expect(resultSchema.safeParse(result).error).toBeUndefined()
  })

  it('comes out the same in every number and word', async () => {
    const { version: _, plan: __, machine, builds: ___, variants: ____, ...told } = result
    const lines = Object.entries({ ...told, steadiness: machine.steadiness }).flatMap(
      ([key, value]) => [value].flat().map((each) => `${key} ${goldenLine(each)}`),
    )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/before/${name}.txt`)
  })
})
