'use strict'

const { work } = require('./work.cjs')
const usual = require('./units.json').same
// What head does more is in one call of fifty.
exports.call = (units) => work(Math.random() < 0.02 ? usual + (units - usual) * 50 : usual)
