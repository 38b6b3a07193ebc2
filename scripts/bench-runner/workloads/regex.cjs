'use strict'

const { units } = require('./units.cjs')

const pattern = /(\w+)@(\w+)\.(com|org|net)/g
const text = Array.from({ length: 20 }, (_, n) => `some words user${n}@host${n}.org and more`).join(
  ' ',
)

/** Regular expressions: bound by throughput, and by the branch predictor. */
exports.setup = () => ({ sink: 0 })

exports.run = (state) => {
  for (let unit = 0; unit < units; unit++) state.sink += text.replace(pattern, '<$1>').length
}
