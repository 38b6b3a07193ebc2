'use strict'

const text = JSON.stringify(
  Array.from({ length: 12 }, (_, at) => ({ id: at, name: 'item ' + at, tags: ['a', 'b' + at] })),
)
exports.work = function work(units) {
  let sum = 0
  for (let unit = 0; unit < units; unit++) {
    for (const { id, name, tags } of JSON.parse(text)) sum += id + name.length + tags[1].length
    let mixed = unit
    for (let bit = 0; bit < 2000; bit++) mixed = (mixed * 31 + bit) >>> 0
    sum += mixed & 1
  }
  return sum > 0
}
