'use strict'

const crypto = require('node:crypto')
const { units } = require('./units.cjs')

const input = Buffer.alloc(4096, 7)

/** Native code behind a JavaScript call. */
exports.setup = () => ({ sink: 0 })

exports.run = (state) => {
  for (let unit = 0; unit < units; unit++)
    state.sink += crypto.createHash('sha256').update(input).digest()[0]
}
