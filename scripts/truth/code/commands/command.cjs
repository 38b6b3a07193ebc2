'use strict'

require('./work.cjs').work(require('./units.json')[process.argv[2]])
