'use strict'

// Work against which a machine is tried: text is parsed, sorted and written again, so that caches,
// branch predictors and the collector of garbage all have a part in it, as in most programs.
const rows = []
for (let i = 0; i < 40; i++)
  rows.push({ id: (i * 7919) % 97, name: 'row ' + i, values: [i, i / 3, -i] })
const text = JSON.stringify(rows)

module.exports = {
  run: function () {
    const parsed = JSON.parse(text)
    parsed.sort(function (one, other) {
      return one.id - other.id
    })
    return JSON.stringify(parsed).length
  },
}
