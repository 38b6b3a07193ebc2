'use strict'

const { units } = require('./units.cjs')

/** Integer arithmetic: bound by latency, hardly by caches. */
exports.setup = () => ({ sink: 1 })

exports.run = (state) => {
  let value = state.sink
  for (let unit = 0; unit < units; unit++) {
    for (let step = 0; step < 500; step++) value = (Math.imul(value, 31) + step) | 0
  }
  state.sink = value
}
