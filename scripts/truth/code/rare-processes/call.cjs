'use strict'

const { work } = require('./work.cjs')
const usual = require('./units.json').same
const drawn = Math.random()
// What head does more is in some processes, which are slower by half.
exports.call = (units) => work(drawn < (units / usual - 1) * 2 ? usual * 1.5 : usual)
