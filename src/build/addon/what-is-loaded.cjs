// Tells which native files a package loads. It runs under the Node.js of the side, which may be an old one,
// and a package may end its process.
var load = require
var fs = load('fs')
var error = null
process.on('exit', function () {
  var maps = ''
  try { maps = fs.readFileSync('/proc/self/maps', 'utf8') } catch (missing) {}
  var files = Object.keys(load('module')._cache).concat(maps.split('\n').map(function (line) {
    return line.slice(line.indexOf('/'))
  })).filter(function (file, at, all) { return /^\/.*\.node$/.test(file) && all.indexOf(file) === at })
  fs.writeSync(1, '\ndeadheat-loaded ' + JSON.stringify({ files: files, error: error }) + '\n')
})
function failed(reason) { error = String((reason && reason.message) || reason); process.exit() }
process.on('uncaughtException', failed)
try {
  require(process.argv[1])
  process.exit()
} catch (reason) {
  if (!/ERR_REQUIRE_ESM|ERR_REQUIRE_ASYNC_MODULE/.test(reason && reason.code)) failed(reason)
  else new Function('path', 'return import(path)')(require.resolve(process.argv[1])).then(process.exit, failed)
}
