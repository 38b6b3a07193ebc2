import { describe, expect, it } from 'vitest'
import { reportedBuilds } from '../../../src/analysis/findings/reported-builds.ts'
import type { LoadedAddon } from '../../../src/model/build/build.ts'
import type { Pilot } from '../../../src/model/run/sample.ts'
import { pilotOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { buildOf } from '../../fakes/results.ts'

const digest = 'ab'.repeat(32)
const content = { sizeBytes: 5, sha256: digest }

function addon(path: string, builtHere: boolean) {
  return { path, ...content, builtHere }
}

const addons = [addon('build/x.node', true), addon('build/idle.node', true)]
const builds = { base: { ...buildOf('base'), addons }, head: { ...buildOf('head'), addons } }

function pilotThatLoaded(benchmarkId: string, ...loaded: readonly LoadedAddon[]): Pilot {
  const base = [{ path: 'build/x.node', content }]
  return pilotOf(benchmarkId, { addons: { base, head: [...loaded] } })
}

const plan = planOf({ benchmarks: [benchmarkOf('one'), benchmarkOf('two')] })

function told(...looks: readonly (readonly LoadedAddon[])[]) {
  const pilots = looks.map((loaded, at) => pilotThatLoaded(at === 0 ? 'one' : 'two', ...loaded))
  return reportedBuilds({ builds }, { plan, pilots })
}

describe('toldBuilds', () => {
  it('are as they were where nobody looked', () => {
    const seen = reportedBuilds({ builds }, { plan, pilots: [pilotOf('one')] })
    expect(seen).toEqual({ builds, warnings: [] })
  })

  it('count the benchmarks that loaded what was built, and find no fault with it', () => {
    const own = { path: 'build/x.node', content }
    const { builds: seen, warnings } = told([own], [own])
    expect(seen.head?.addons.map(({ path, loadedBy }) => [path, loadedBy])).toEqual([
      ['build/x.node', 2],
      ['build/idle.node', 0],
    ])
    expect(warnings).toEqual([])
  })

  it('name what was loaded and not built here, once, however many benchmarks did it', () => {
    const other = { path: 'prebuilds/linux-x64/x.node', content }
    const { builds: seen, warnings } = told([other], [other])
    expect(seen.head?.addons[2]).toEqual({ ...addon(other.path, false), loadedBy: 2 })
    expect(seen.base?.addons).toHaveLength(2)
    expect(warnings).toEqual([
      {
        code: 'foreign-addon',
        text: 'head loaded prebuilds/linux-x64/x.node, which was not built here',
      },
    ])
  })

  it.each([
    ['other bytes than the build left there', { ...content, sha256: 'cd'.repeat(32) }],
    ['a file that is gone', null],
  ])('do not take %s for what was built', (_, changed) => {
    const { builds: seen, warnings } = told([{ path: 'build/x.node', content: changed }])
    expect(seen.head?.addons[0]).toMatchObject({ ...changed, builtHere: false, loadedBy: 1 })
    expect(warnings).toHaveLength(1)
  })

  it('tell a dependency that came ready apart from one that was compiled', () => {
    const ready = { ...builds.head, addons: [addon('node_modules/y/y.node', false)] }
    const { warnings } = reportedBuilds(
      { builds: { ...builds, head: ready } },
      { plan, pilots: [pilotThatLoaded('one', { path: 'node_modules/y/y.node', content })] },
    )
    expect(warnings).toHaveLength(1)
  })

  it('are told of each Node.js by the benchmarks that ran under it', () => {
    const other = {
      base: { ...builds.base, directory: '/tmp/deadheat/24/base' },
      head: { ...builds.head, directory: '/tmp/deadheat/24/head' },
    }
    const variants = [
      { runtime: '22', builds: { ...builds, head: null } },
      { runtime: '24', builds: other },
    ]
    const seen = reportedBuilds(
      { builds: other, variants },
      {
        plan: planOf({
          benchmarks: [
            benchmarkOf('one node=22', { runtime: '22' }),
            benchmarkOf('one node=24', { runtime: '24' }),
          ],
        }),
        pilots: [pilotThatLoaded('one node=24')],
      },
    )
    const uses = seen.variants?.map((variant) => variant.builds.base?.addons[0]?.loadedBy)
    expect(uses).toEqual([undefined, 1])
    expect(seen.builds.base?.addons[0]?.loadedBy).toBe(1)
    expect(seen.builds.head?.addons[0]?.loadedBy).toBe(0)
  })
})
