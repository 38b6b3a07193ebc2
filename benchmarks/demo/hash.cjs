'use strict'

// The compiled binding itself: the package's entry point silently falls back to JavaScript.
const createHash = require('keccak/bindings')

// Keccak-256 of the bytes 0, 1, 2 … 255, 0, 1 …, computed independently of this package with the
// reference description of the permutation (Bertoni, Daemen, Peeters and Van Assche 2011). With the
// padding of SHA-3 that implementation agrees with Python's hashlib.
const DIGESTS = {
  16: '01aec967ba5d2a807edd3fd8942c6f72c0c62961bfeb10c1f79c756f7294b0e3',
  1048576: '5be37e9825e31d606c38ab4b039fb4e3d11a41fed33562eaed711b5fd8af728f',
}

module.exports = {
  question: 'what does a hash cost: the call into the addon, or the work inside?',

  // A short input is mostly call overhead, a long one mostly work.
  parameters: { bytes: [16, 1048576] },

  setup: function (parameters) {
    const input = Buffer.alloc(parameters.bytes)
    for (let index = 0; index < parameters.bytes; index++) input[index] = index & 255
    return { input: input, digest: DIGESTS[parameters.bytes] }
  },

  run: function (state) {
    return createHash('keccak256').update(state.input).digest()
  },

  check: function (value, state) {
    const got = value.toString('hex')
    if (got !== state.digest) {
      throw new Error('expected the digest ' + state.digest + ', got ' + got)
    }
  },
}
