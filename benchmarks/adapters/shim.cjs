'use strict'

// A module between a suite and the tool that it imports. Its exports are the tool's own, except for
// those that the watcher replaces. A module's exports must be known before it runs, so the watcher
// lists their names in `replaces`.

const fs = require('fs')
const path = require('path')
const url = require('url')

const prefix = 'deadheat-watch:'

/**
 * Which of the watched modules is requested; -1 for any other. A place has `own` where the measured
 * package is the tool itself: its examples import it by a path, and its files lie in the package.
 */
exports.wanted = function (places, specifier, parent) {
  const importer = pathOf(parent)
  return places.findIndex(function (place) {
    const own = place.own
    if (place.from === undefined) {
      const isNamed = place.request === specifier || enters(place.request, specifier, importer)
      return isNamed || (own !== undefined && leads(own, specifier, importer))
    }
    if (place.request !== specifier) return false
    if (importer.indexOf(place.from) >= 0) return true
    const inside = place.from.slice(place.from.indexOf('/'))
    return own !== undefined && importer.indexOf(own.directory + inside) === 0
  })
}

/** Whether a loader that has found the package already, such as jiti, imports it by its path. */
function enters(request, specifier, importer) {
  const isPath = specifier[0] === '/' || /^(?:file:|[A-Za-z]:[\\/])/.test(specifier)
  if (!isPath) return false
  const inside = '/node_modules/' + request + '/'
  const target = pathOf(specifier)
  const at = target.lastIndexOf('/node_modules/')
  return target.indexOf(inside, at) === at && importer.indexOf(inside) < 0
}

/** Whether a script of the benchmark folder imports what the package has outside of it. */
function leads(own, specifier, importer) {
  // Other hooks, such as those of tsx, may have resolved it already.
  const isPath = specifier[0] === '.' || specifier.indexOf('file:') === 0
  if (!isPath || !isWithin(importer, own.folder)) return false
  const target = path.posix.resolve(path.posix.dirname(importer), pathOf(specifier))
  return isWithin(target + '/', own.directory) && !isWithin(target + '/', own.folder)
}

function isWithin(file, folder) {
  return file.indexOf(folder + '/') === 0 && file.indexOf('/node_modules/', folder.length) < 0
}

/** The path of a file or of its URL, with forward slashes. */
function pathOf(parent) {
  const text = String(parent)
  return slashed(text.indexOf('file:') === 0 ? url.fileURLToPath(text) : text)
}

function slashed(name) {
  return String(name).split('\\').join('/')
}

/** The places, of which those of the measured package itself know where it lies. */
exports.placesOf = function (modules, own) {
  return modules.map(function (each) {
    const tool = each.from === undefined ? each.request : each.from.split('/')[0]
    return {
      request: each.request,
      from: each.from,
      replaces: each.replaces,
      own: own !== null && own.name === tool ? own : undefined,
    }
  })
}

/**
 * The measured package, according to its folder and that of its benchmarks. Its name is given, because reading its
 * package.json would look like a suite that reads it.
 */
exports.ownPackage = function (directory, folder, name) {
  if (directory === undefined || folder === undefined || name === undefined) return null
  return { name: name, directory: slashed(directory), folder: slashed(folder) }
}

/**
 * The file that a benchmark means by the name of the measured package, or by the package's folder,
 * where Node.js finds none; `null` for anything else. Bundlers and other runtimes find it.
 */
exports.ownEntry = function (own, specifier, parent) {
  if (own === null) return null
  const importer = pathOf(parent)
  if (!isWithin(importer, own.folder)) return null
  const target = path.posix.join(path.posix.dirname(importer), specifier)
  const isFolder = specifier[0] === '.' && target.replace(/\/$/, '') === own.directory
  if (specifier !== own.name && !isFolder) return null
  try {
    return require.resolve(own.directory)
  } catch (error) {
    return null // It has no entry; the first error says more.
  }
}

/** The error's kinds for which another file is looked for. */
exports.isNotFound = function (error) {
  return (
    ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT'].indexOf(
      error && error.code
    ) >= 0
  )
}

exports.resolved = function (places, specifier, context, found) {
  const parent = String(context.parentURL)
  // A thread has its own hooks and those of its parent.
  if (parent.indexOf(prefix) === 0 || found.url.indexOf(prefix) === 0) return found
  const at = exports.wanted(places, specifier, parent)
  if (at < 0) return found
  const watched = prefix + at + ':' + encodeURIComponent(found.url)
  return { url: watched, format: 'module', shortCircuit: true }
}

exports.loaded = function (places, requested) {
  if (requested.indexOf(prefix) !== 0) return null
  const rest = requested.slice(prefix.length)
  const colon = rest.indexOf(':')
  const at = Number(rest.slice(0, colon))
  const real = JSON.stringify(decodeURIComponent(rest.slice(colon + 1)))
  const names = places[at].replaces
  const source = [
    'import * as real from ' + real,
    'const watched = globalThis[Symbol.for("deadheat.watch")](' + at + ', real)',
    'export * from ' + real,
    'export default watched.default ?? real.default',
  ].concat(
    names.map(function (name) {
      return 'export const ' + name + ' = watched.' + name + ' ?? real.' + name
    })
  )
  return { format: 'module', shortCircuit: true, source: source.join('\n') }
}
