'use strict'

exports.run = () => {}
