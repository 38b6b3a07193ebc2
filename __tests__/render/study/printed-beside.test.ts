import { expect, it } from 'vitest'
import { pageTools } from '../../../src/host/page-tools.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { printedBeside } from '../../../src/render/study/printed-beside.ts'
import { studyCells } from '../../../src/render/study/study-cells.ts'
import { studyResult } from '../../fakes/study-result.ts'

const result = studyResult()

it('has what was printed beside what was measured, with the change, ratios and direction', () => {
  const { study } = result.plan
  const { titles, lines } = printedBeside(study === undefined ? [] : studyCells(study, result))
  expect(titles).toEqual([
    '',
    'published, ms',
    'base, ms',
    'head, ms',
    'delta (95% CI)',
    'published ratio',
    'base ratio',
    'head ratio',
    'direction',
  ])
  const [sync = [], other = []] = lines
  expect(sync.slice(0, 4)).toEqual(['q: sync', '99', '1.00', '1.50'])
  expect(sync[4]).toMatch(/^\+50\.\d+% \(.* … .*\) slower$/)
  // Printed 330 / 99; measured 2 / 1 on base.
  expect(other.slice(5)).toEqual(['3.33×', '2.00×', '1.33×', 'agrees'])
  expect(lines.at(-1)?.slice(0, 4)).toEqual(['jquery: sync', '1', '–', '–'])
})

it('is the table of the page, with the form of the study folded away', () => {
  const page = reportPage({ result, taken: [] }, pageTools)
  const [, part = ''] = page.split('The study’s tables')
  expect(part).toContain('<th scope="col" class="num">published, ms</th>')
  expect(part).toContain('<th scope="row">q: async</th><td class="num">330</td>')
  expect(part.indexOf('In the study’s own form')).toBeGreaterThan(part.indexOf('q: async'))
  expect(part).toContain('The round has 500 loops.')
})
