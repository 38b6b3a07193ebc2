'use strict'

// Parameters and options that the user set.

const nameOfValue = require('./lines.cjs').nameOfValue

/** The options of a benchmark, unless set, and its parameters. */
function withOptions(benchmark, parameters) {
  return Object.assign({}, benchmark.options, parameters)
}

/**
 * The parameters of a benchmark with those that the user set, in the kind of the values there:
 * numbers where all of them are numbers. An option that was set is a parameter.
 *
 * @param given - lists of texts, by name; names that the benchmark does not have are left out
 * @throws when a text is no number or no truth where it must be
 */
function withSet(benchmark, matrix, given) {
  const set = {}
  namesIn(benchmark).forEach(function (name) {
    if (!has(given, name)) return
    const known = has(matrix, name) ? matrix[name] : [benchmark.options[name]]
    set[name] = given[name].map(function (text) {
      return valueOf(text, name, known)
    })
  })
  return Object.assign({}, matrix, set)
}

/** Names of all parameters and options. */
function namesIn(benchmark) {
  return Object.keys(Object.assign({}, benchmark.parameters, benchmark.options))
}

function valueOf(text, name, known) {
  const isOf = function (kind) {
    return known.every(function (value) {
      return typeof value === kind
    })
  }
  if (isOf('number')) {
    const number = Number(text)
    if (text.trim() === '' || !isFinite(number)) throw wrong(name, 'a number', text)
    return number
  }
  if (isOf('boolean')) {
    if (text !== 'true' && text !== 'false') throw wrong(name, 'true or false', text)
    return text === 'true'
  }
  return text
}

function wrong(name, what, got) {
  return new Error('expected ' + what + ' for ' + name + ', got ' + nameOfValue(got))
}

function has(record, name) {
  return Object.prototype.hasOwnProperty.call(record, name)
}

module.exports = Object.freeze({
  namesIn: namesIn,
  withOptions: withOptions,
  withSet: withSet,
})
