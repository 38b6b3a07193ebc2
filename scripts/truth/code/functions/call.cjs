'use strict'

exports.call = require('./work.cjs').work
