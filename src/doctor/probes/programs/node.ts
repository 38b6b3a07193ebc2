import { suspect, fine, impossible } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

// In the syntax of the oldest supported Node.js.
const script = `
var load = require, fs = load('fs'), path = load('path')
var header = path.resolve(fs.realpathSync(process.execPath), '../../include/node/node.h')
console.log([process.version, process.execPath, fs.existsSync(header) ? 'headers' : ''].join('\\n'))
`

/** The job's Node.js, and whether addons can be built against it without a download. */
export const node: Probe = {
  id: 'node',
  title: 'Node.js',
  questions: [{ program: ['node', '-e', script] }],
  judge: ({ text, trouble }) => {
    if (text === null) return impossible(trouble, 'install Node.js 20 or newer')
    const [version = '', path = '', headers = ''] = text.split('\n')
    if (headers !== '') return fine(`${version} at ${path}, with headers`)
    return suspect(
      `${version} at ${path}, without headers`,
      'node-gyp downloads them for native addons; a Node.js from nodejs.org includes them',
    )
  },
}
