import { describe, expect, it } from 'vitest'
import { cargoBench, criterion } from '../../src/adapters/criterion.ts'
import { outputOf } from './recorded.ts'

// By criterion 0.5.1 under cargo 1.95.
const printed = `a plain function with a long name
                        time:   [18.552 ns 19.862 ns 22.151 ns]
Found 1 outliers among 10 measurements (10.00%)
  1 (10.00%) low mild

sums/fold/10            time:   [7.7222 µs 9.0785 µs 10.779 µs]
                        change: [-4.0463% +24.477% +54.460%] (p = 0.24 > 0.05)
                        No change in performance detected.
`

// By the libtest of Rust 1.95.
const bench = `running 2 tests
test tests::fold ... bench:           7.85 ns/iter (+/- 149.25)
test tests::join ... bench:       1,010.29 ns/iter (+/- 232.63)

test result: ok. 0 passed; 0 failed; 0 ignored; 2 measured
`

describe('criterion', () => {
  it('yields the estimate of each benchmark, with a long name from its own line', () => {
    const { rows } = criterion.read(outputOf({ stdout: printed }))
    expect(rows.map(({ name, unit }) => [name, unit])).toEqual([
      ['a plain function with a long name', 's'],
      ['sums/fold/10', 's'],
    ])
    expect(rows[0]?.value).toBeCloseTo(19.862e-9, 14)
    expect(rows[1]?.value).toBeCloseTo(9.0785e-6, 12)
  })

  it('is asked for little, unless the command asks for something else', () => {
    const asked = criterion.argv(['./texts', '--sample-size', '50'])
    expect(asked.join(' ')).toBe(
      './texts --sample-size 50 --bench --noplot --warm-up-time 0.2 --measurement-time 0.5',
    )
    expect(criterion.filter?.(['sums/*'])).toEqual(['^(sums/.*)$'])
  })

  it('says what to do when it finds nothing', () => {
    expect(() => criterion.read(outputOf({ stdout: 'running 0 tests' }))).toThrow(
      /cargo bench --no-run/,
    )
  })
})

describe('cargo bench', () => {
  it('yields the time of each #[bench], also with commas in it', () => {
    const { rows } = cargoBench.read(outputOf({ stdout: bench }))
    expect(rows.map(({ name, value }) => [name, value])).toEqual([
      ['tests::fold', expect.closeTo(7.85e-9, 14)],
      ['tests::join', expect.closeTo(1010.29e-9, 12)],
    ])
  })

  it('sends a suite of criterion elsewhere', () => {
    expect(() => cargoBench.read(outputOf({ stdout: printed }))).toThrow(/adapter "criterion"/)
  })
})
