'use strict'

const url = require('url')

/** Promise of an ES module's exports. Loaded only where `import()` is supported. */
module.exports = function importModule(file) {
  return import(url.pathToFileURL(file).href)
}
