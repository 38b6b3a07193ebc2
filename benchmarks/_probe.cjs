'use strict'

// The workload of the noise probe: parses, sorts and serialises text, so that caches, branch
// predictors and the garbage collector all take part, as in most programs.
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
