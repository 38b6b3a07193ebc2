'use strict'

const url = require('url')

/** Promise of what an ES module exports. Loaded only where `import()` is understood. */
module.exports = function importModule(file) {
  return import(url.pathToFileURL(file).href)
}
