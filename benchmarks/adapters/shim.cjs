'use strict'

// A module between a suite and the tool that it imports. Its exports are the tool's own, except for
// those that the watcher replaces. A module's exports must be known before it runs, so the watcher
// lists their names in `replaces`.

const prefix = 'deadheat-watch:'

/** Which of the watched modules is requested; -1 for any other. */
exports.wanted = function (places, specifier, parent) {
  return places.findIndex(function (place) {
    if (place.request !== specifier) return false
    return place.from === undefined || slashed(parent).indexOf(place.from) >= 0
  })
}

function slashed(name) {
  return String(name).split('\\').join('/')
}

exports.resolved = function (places, specifier, context, found) {
  const parent = String(context.parentURL)
  const at = exports.wanted(places, specifier, parent)
  // A thread has its own hooks and those of its parent.
  if (at < 0 || parent.indexOf(prefix) === 0 || found.url.indexOf(prefix) === 0) return found
  const url = prefix + at + ':' + encodeURIComponent(found.url)
  return { url: url, format: 'module', shortCircuit: true }
}

exports.loaded = function (places, url) {
  if (url.indexOf(prefix) !== 0) return null
  const rest = url.slice(prefix.length)
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
