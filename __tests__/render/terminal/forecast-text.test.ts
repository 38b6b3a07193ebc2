import { expect, it } from 'vitest'
import type { Forecast } from '../../../src/model/run/forecast.ts'
import { forecastText, triedText } from '../../../src/render/terminal/forecast-text.ts'

const forecast: Forecast = {
  labels: { base: 'node:20', head: 'node:22' },
  runtimes: ['Node.js 20 and Node.js 22'],
  place: 'the bundled suite napa',
  rows: [{ name: 'napa/store', kind: 'in-process, a row for each of its parameters' }],
  notes: [],
  pairs: 12,
  rowSeconds: 30,
  budgetSeconds: null,
  listed: [],
  preset: null,
}

it('forecastText tells how long the author of a suite says that the preset takes', () => {
  const preset = { name: 'sweep', minutes: 170 }
  const text = forecastText({ ...forecast, preset }, 100)
  expect(text).toContain(
    'all rows of the preset sweep take about 2 h 50 min where the suite was written',
  )
  expect(forecastText(forecast, 100)).not.toContain('preset')
})

it('triedText has the rows that run as a forecast has them, and without any only why', () => {
  expect(forecastText(forecast, 100)).toContain(triedText(forecast, 100))
  const notes = ['not tried, because one run of it takes more than its share of the time: bench']
  const text = triedText({ ...forecast, place: 'the settings', rows: [], notes }, 100)
  expect(text).toBe(`nothing of the settings has run\n${notes[0]}`)
})
