'use strict'

/*
 * The study's payloads: objects with `keys` keys, nested `depth` deep, whose leaves are all of one
 * kind. A payload is identified by its kind and the length of its JSON, and rejected when that
 * differs.
 */

// Kind, keys, depth and length of the JSON, as the study printed them.
const SHAPES = [
  ['int', 1, 1, 10],
  ['int', 10, 1, 91],
  ['int', 100, 1, 1081],
  ['int', 2, 10, 18415],
  ['int', 10, 2, 991],
  ['int', 5, 3, 1396],
  ['text10', 10, 1, 201],
  ['text10', 100, 1, 2191],
  ['text10', 10, 2, 2091],
  ['text10', 5, 3, 2646],
  ['text100', 10, 1, 1101],
  ['text100', 100, 1, 11191],
  ['text100', 10, 2, 11091],
  ['text100', 5, 3, 13896],
  ['boolean', 10, 1, 126],
  ['boolean', 100, 1, 1341],
  ['boolean', 10, 2, 1341],
  ['boolean', 5, 3, 1821],
]

const LEAVES = {
  int: function (keys, index) {
    return index
  },
  text10: function (keys, index) {
    return 'x'.repeat(8) + (keys + index)
  },
  text100: function (keys, index) {
    return 'x'.repeat(98) + (keys + index)
  },
  boolean: function (keys, index) {
    return index % 2 === 0
  },
}

const byName = {}
SHAPES.forEach(function (shape) {
  byName[nameOf(shape)] = shape
})

/** Names of all payloads: `int 10x2` has ten keys, two levels deep. */
exports.names = SHAPES.map(nameOf)

/** The payload that is too large for one object: only the store measures it. */
exports.smallest = nameOf(SHAPES[0])

/**
 * Creates a payload.
 *
 * @throws when its JSON does not have the study's length
 */
exports.payloadOf = function (name) {
  const shape = byName[name]
  const payload = nested(shape[0], shape[1], shape[2])
  const length = JSON.stringify(payload).length
  if (length !== shape[3]) {
    throw new Error('expected ' + shape[3] + ' characters of JSON for ' + name + ', got ' + length)
  }
  return payload
}

function nameOf(shape) {
  return shape[0] + ' ' + shape[1] + 'x' + shape[2]
}

function nested(kind, keys, depth) {
  const object = {}
  for (let index = 0; index < keys; index++) {
    object['key' + index] = depth === 1 ? LEAVES[kind](keys, index) : nested(kind, keys, depth - 1)
  }
  return object
}
