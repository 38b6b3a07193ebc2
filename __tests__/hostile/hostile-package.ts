import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { quickSuite } from '../act/quick-suite.ts'
import type { Tree } from '../cli/tiny-package.ts'
import type { HostileWorld } from './hostile-world.ts'

const acts = readFileSync(fileURLToPath(new URL('forbidden-acts.cjs', import.meta.url)), 'utf8')

/**
 * What both builds and every benchmark of the package start: all acts, and then a daemon that wants to
 * outlive the run. What worked is left in the own tree, the only place where something can be left.
 */
const raid = `'use strict'
const fs = require('fs')
const path = require('path')
const { spawn, spawnSync } = require('child_process')
const kind = process.argv[2]
const tree = __dirname
const other = path.join(tree, path.basename(tree) === 'base' ? '../head' : '../base')
const facts = Object.assign(require('./world.json'), { tree, other, inside: true })
const { status, stdout, stderr } = spawnSync(process.execPath, [tree + '/acts.cjs', JSON.stringify(facts)])
const daemon = spawn('sh', ['-c', 'cd ' + tree + '; exec sleep 600'], { detached: true, stdio: 'ignore' })
daemon.unref()
const name = ['loot', kind].concat(process.hrtime()).join('-')
const loot = { kind, worked: status === 0 ? JSON.parse(stdout) : String(stderr) }
fs.writeFileSync(tree + '/' + name, JSON.stringify(loot) + '\\n', { flag: 'wx' })
`

/** Laid by the first measured process, in a tree that deadheat still has to read, to walk and to remove. */
const mess = `
const { spawnSync } = require('child_process')
const fs = require('fs')
if (!fs.existsSync('messy')) {
  fs.writeFileSync('messy', '')
  spawnSync(process.execPath, ['raid.cjs', 'benchmark'])
  spawnSync('mkfifo', ['package-lock.json', 'node_modules'])
  fs.symlinkSync(require('./world.json').home, 'build')
  fs.mkdirSync('shut/in', { recursive: true })
  fs.chmodSync('shut', 0)
  for (let deep = 0; deep < 40; deep++) {
    fs.mkdirSync('d'.repeat(200))
    process.chdir('d'.repeat(200))
  }
}
`

/** A package that tries everything at once, as a build step and as a benchmark, on the machine of a world. */
export function hostilePackage({ facts }: HostileWorld): Tree {
  return {
    'package.json': JSON.stringify({
      name: 'hostile',
      version: '1.0.0',
      main: 'index.js',
      scripts: { build: 'node raid.cjs build' },
    }),
    '.npmrc': 'script-shell=/bin/sh\nfund=false\n',
    'index.js': 'exports.x = 1\n',
    'acts.cjs': acts,
    'raid.cjs': raid,
    'world.json': JSON.stringify(facts),
    ...quickSuite,
    'quick.js': mess + String(quickSuite['quick.js']).replace('5e6', '2e6'),
  }
}
