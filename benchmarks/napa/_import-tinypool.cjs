'use strict'

// In a file of its own, because before Node.js 10 this is a syntax error.
module.exports = function () {
  return import('tinypool')
}
