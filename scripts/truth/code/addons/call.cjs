'use strict'

exports.call = require('./build/Release/work.node')
