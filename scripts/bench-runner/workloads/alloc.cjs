'use strict'

const { units } = require('./units.cjs')

/** Short-lived objects and some long-lived ones: work for the garbage collector. */
exports.setup = () => ({ kept: new Array(20000).fill(null), next: 0 })

exports.run = (state) => {
  for (let unit = 0; unit < units; unit++) {
    const made = []
    for (let step = 0; step < 50; step++) made.push({ step, next: made, text: [step] })
    state.kept[state.next++ % state.kept.length] = made[0].text
  }
}
