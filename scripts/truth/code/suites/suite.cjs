'use strict'

const { work } = require('./work.cjs')
for (const [name, units] of Object.entries(require('./units.json'))) {
  work(units * 5)
  const begun = process.hrtime.bigint()
  work(units * 20)
  const value = Number(process.hrtime.bigint() - begun) / 20
  console.log(JSON.stringify({ name, value, unit: 'ns' }))
}
