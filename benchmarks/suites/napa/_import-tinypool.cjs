'use strict'

// In its own file, because this is a syntax error before Node.js 10.
module.exports = function () {
  return import('tinypool')
}
