import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bisectFormat, type BisectStart } from '../../../src/parts/bisect/bisect-record.ts'
import type { BisectReport } from '../../../src/parts/bisect/bisect-report.ts'
import type { Failure } from '../../../src/model/judging/failure.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import { UnmeasurableError } from '../../../src/model/unmeasurable-error.ts'
import { openBisect } from '../../../src/parts/bisect/open-bisect.ts'
import { runBisect, type BisectRun, type BisectStep } from '../../../src/parts/bisect/run-bisect.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { failureOf, findingOf, resultWith } from '../../fakes/results.ts'

const host = realHost()
const count = 16

const start: BisectStart = {
  type: 'start',
  format: bisectFormat,
  version: '1.0.0',
  good: { spec: 'good', label: 'good', title: '', parents: [] },
  commits: Array.from({ length: count }, (_, at) => ({
    spec: `c${at}`,
    label: `c${at}`,
    title: `change ${at}`,
    parents: at === 0 ? [] : [at - 1],
  })),
  names: [],
  metric: null,
  given: '[]',
}

/** What a commit shows: slower by a half from the eleventh on. */
function resultFor({ commit }: BisectStep): Result {
  const slow = Number(commit.label.slice(1)) >= 10
  const verdict = slow ? 'regression' : 'unchanged'
  return resultWith([findingOf({ id: 'parse', verdict, change: slow ? 0.5 : 0.001, margin: 0.01 })])
}

async function bisected(
  path: string,
  changes: Partial<BisectRun> & { readonly resume?: boolean } = {},
): Promise<{ readonly report: BisectReport; readonly steps: readonly BisectStep[] }> {
  const { resume = false, ...more } = changes
  const record = await openBisect(start, { path, resume }, host)
  const steps: BisectStep[] = []
  const measure = more.measure ?? ((step: BisectStep) => Promise.resolve(resultFor(step)))
  const report = await runBisect(
    {
      path,
      record,
      left: [],
      mostSteps: 40,
      onStep: () => undefined,
      ...more,
      measure: (step) => {
        steps.push(step)
        return measure(step)
      },
    },
    host,
  )
  return { report, steps }
}

describe('runBisect', () => {
  it('measures BAD, then halves the rest, and names the commit', async () => {
    const { report, steps } = await bisected(join(temporaryFolder(), 'steps.ndjson'))
    expect(report.change).toMatchObject({
      isFound: true,
      commits: [{ label: 'c10' }],
      previous: { label: 'c9' },
    })
    expect(report.open).toBe(false)
    expect(steps[0]).toMatchObject({
      commit: { label: 'c15' },
      row: null,
      threshold: null,
      folder: '01-c15',
    })
    expect(steps[1]?.row).toMatchObject({ benchmarkId: 'parse', metric: 'time' })
    expect(steps[1]?.threshold).toBeCloseTo(Math.sqrt(1.5) - 1, 6)
    expect(steps.length).toBeLessThanOrEqual(6)
  })

  it('goes on where it was killed, also within a line', async () => {
    const path = join(temporaryFolder(), 'steps.ndjson')
    let left = 3
    const dying = (step: BisectStep): Promise<Result> => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('killed')) : Promise.resolve(resultFor(step))
    }
    await expect(bisected(path, { measure: dying })).rejects.toThrow('killed')
    const whole = readFileSync(path, 'utf8')
    appendFileSync(path, '{"type":"measu')
    const { report, steps } = await bisected(path, { resume: true })
    expect(report.change?.commits).toMatchObject([{ label: 'c10' }])
    expect(steps[0]?.folder).toMatch(/^04-/)
    expect(readFileSync(path, 'utf8').startsWith(whole)).toBe(true)
    expect(readFileSync(path, 'utf8')).not.toContain('"measu\n')
    const again = await bisected(path, { resume: true })
    expect(again.steps).toEqual([])
    expect(again.report).toEqual(report)
  })

  it('refuses to continue another bisection', async () => {
    const path = join(temporaryFolder(), 'steps.ndjson')
    await bisected(path)
    const others: readonly (readonly [BisectStart, string])[] = [
      [{ ...start, metric: 'cpu' }, 'the metric'],
      [{ ...start, names: ['other'] }, 'the names'],
      [{ ...start, given: '["other"]' }, 'the settings'],
      [{ ...start, commits: start.commits.slice(1) }, 'GOOD, BAD or the commits'],
    ]
    for (const [other, message] of others) {
      await expect(openBisect(other, { path, resume: true }, host)).rejects.toThrow(message)
    }
  })

  it('passes over commits that do not build, and says which', async () => {
    const broken = ['c9', 'c10']
    const { report } = await bisected(join(temporaryFolder(), 'steps.ndjson'), {
      measure: (step) =>
        Promise.resolve(
          broken.includes(step.commit.label)
            ? resultWith([], {
                failures: [
                  failureOf({ stage: 'build', benchmarkId: null, side: 'head', message: 'no' }),
                ],
              })
            : resultFor(step),
        ),
    })
    expect(report.skipped.map(({ commit }) => commit.label).toSorted()).toEqual(broken.toSorted())
    expect(report.skipped[0]?.reason).toBe('does not build: no')
    expect(report.change?.commits.map(({ label }) => label)).toEqual(['c9', 'c10', 'c11'])
  })

  it('passes over a commit whose benchmark cannot be loaded, and stops where that is not its fault', async () => {
    const path = join(temporaryFolder(), 'steps.ndjson')
    const failures = [failureOf({ side: 'head', message: 'expected a module' })]
    const failing = (found: readonly Failure[]) => (step: BisectStep) =>
      step.commit.label === 'c7'
        ? Promise.reject(new UnmeasurableError('nothing to measure', found))
        : Promise.resolve(resultFor(step))
    const { report } = await bisected(path, { measure: failing(failures) })
    expect(report.skipped).toMatchObject([
      { commit: { label: 'c7' }, reason: 'fails: expected a module' },
    ])
    expect(report.change?.commits).toMatchObject([{ label: 'c10' }])
    await expect(bisected(path, { measure: failing([]) })).rejects.toThrow(
      'nothing to measure; continue with --resume, and with --skip c7 without this one',
    )
  })

  it('leaves out what it is told to, but not BAD', async () => {
    const path = join(temporaryFolder(), 'steps.ndjson')
    const { steps } = await bisected(path, { left: [7] })
    expect(steps.map(({ commit }) => commit.label)).not.toContain('c7')
    await expect(bisected(path, { left: [15] })).rejects.toThrow('got BAD')
  })

  it('stops after as many steps as it may take', async () => {
    const { report, steps } = await bisected(join(temporaryFolder(), 'steps.ndjson'), {
      mostSteps: 2,
    })
    expect(steps).toHaveLength(2)
    expect(report.open).toBe(true)
  })

  it('has nothing to do when BAD does not differ', async () => {
    const same = resultWith([findingOf({ id: 'parse', verdict: 'unchanged', change: 0 })])
    const path = join(temporaryFolder(), 'steps.ndjson')
    const { report, steps } = await bisected(path, { measure: () => Promise.resolve(same) })
    expect(steps).toHaveLength(1)
    expect(report).toMatchObject({ row: null, change: null, open: false })
  })

  it.each(['base', 'head'] as const)(
    'cannot go on when the end in %s does not build',
    async (side) => {
      const failed = resultWith([], {
        failures: [failureOf({ stage: 'build', benchmarkId: null, side, message: 'no' })],
      })
      const path = join(temporaryFolder(), 'steps.ndjson')
      await expect(bisected(path, { measure: () => Promise.resolve(failed) })).rejects.toThrow(
        `expected ${side === 'base' ? 'GOOD' : 'BAD'} to build, got: no`,
      )
    },
  )

  it('names the metrics there are when the wanted one is not measured', async () => {
    const path = join(temporaryFolder(), 'steps.ndjson')
    const record = await openBisect({ ...start, metric: 'speed' }, { path, resume: false }, host)
    await expect(bisected(path, { record })).rejects.toThrow(
      'expected one of the metrics time, got "speed"',
    )
  })
})
