'use strict'

const url = require('url')

const TEXTS = {
  short: 'https://nodejs.org/en/blog/',
  long: 'https://user:pass@sub.example.com:8080/p/a/t/h/to/a/file.html?query=string&n=1#hash',
  escaped: 'https://example.com/a path/ä/%7Efoo/../bar?q=%20ü',
}

// Derived by hand from the URL standard.
const PATHS = {
  short: '/en/blog/',
  long: '/p/a/t/h/to/a/file.html',
  escaped: '/a%20path/%C3%A4/bar',
}

module.exports = {
  question: 'what does it cost to take an address apart, by the standard and by the older way?',
  requires: { node: '7.0', because: 'URL' },
  parameters: { way: ['new URL', 'url.parse'], text: Object.keys(TEXTS) },
  presets: { quick: false },

  skip: function (parameters) {
    const isOlder = parameters.way === 'url.parse'
    return isOlder && parameters.text === 'escaped' ? 'the older way keeps dots and letters' : null
  },

  setup: function (parameters) {
    return {
      parse: waysOf[parameters.way],
      text: TEXTS[parameters.text],
      path: PATHS[parameters.text],
    }
  },

  run: function (state) {
    return state.parse(state.text).pathname
  },

  check: function (value, state) {
    if (value !== state.path) throw new Error('expected the path ' + state.path + ', got ' + value)
  },
}

const waysOf = {
  'new URL': function (text) {
    return new url.URL(text)
  },
  'url.parse': function (text) {
    return url.parse(text)
  },
}
