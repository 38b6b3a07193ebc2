// In the syntax of the oldest supported Node.js.
var load = require, fs = load('fs'), path = load('path')
var header = path.resolve(fs.realpathSync(process.execPath), '../../include/node/node.h')
console.log([process.version, process.execPath, fs.existsSync(header) ? 'headers' : ''].join('\n'))
