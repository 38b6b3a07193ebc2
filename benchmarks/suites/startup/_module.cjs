'use strict'

/* A typical small package: a few functions, and a value that is computed while it is loaded. */

const HOURS = { minute: 1 / 60, hour: 1, day: 24 }

exports.hoursOf = function (text) {
  const match = /^(\d+) (minute|hour|day)s?$/.exec(text)
  if (match === null) throw new Error('expected a duration, got ' + text)
  return Number(match[1]) * HOURS[match[2]]
}

exports.names = Object.keys(HOURS).map(function (name) {
  return name + 's'
})
