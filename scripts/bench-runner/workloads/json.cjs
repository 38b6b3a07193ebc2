'use strict'

const { units } = require('./units.cjs')

const document = {
  list: Array.from({ length: 20 }, (_, n) => ({
    id: n,
    name: `item ${n}`,
    tags: ['a', 'b'],
    on: n % 2 === 0,
  })),
}

/** Parses text to objects and serialises them again. */
exports.setup = () => ({ sink: 0 })

exports.run = (state) => {
  for (let unit = 0; unit < units; unit++)
    state.sink += JSON.stringify(JSON.parse(JSON.stringify(document))).length
}
