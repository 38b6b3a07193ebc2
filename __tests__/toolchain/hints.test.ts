import { expect, it } from 'vitest'
import { hintOf } from '../../src/toolchain/hints.ts'

const failed = { exitCode: 1, signal: null }

const check = ': check the network, HTTPS_PROXY and "npm ping"'
const ofGit = (address: string): string =>
  `, where a dependency is a git repository${address}: check the network and HTTPS_PROXY, or depend on a published version`

it.each([
  [
    `npm error fatal: unable to access 'https://github.com/o/n.git/': Could not resolve host: github.com`,
    `github.com cannot be reached${ofGit(' (https://github.com/o/n.git/)')}`,
  ],
  [
    'npm error ssh: Could not resolve hostname git.example.org: Temporary failure in name resolution',
    `git.example.org cannot be reached${ofGit('')}`,
  ],
  [
    `npm error command git --no-replace-objects ls-remote ssh://git@github.com/o/n.git\nnpm error ssh: connect to host github.com port 22: ECONNREFUSED`,
    `github.com cannot be reached${ofGit(' (ssh://github.com/o/n.git)')}`,
  ],
  [
    'npm error request to https://me:pass@registry.example.org/left-pad failed, reason: getaddrinfo ENOTFOUND registry.example.org',
    `registry.example.org cannot be reached (https://registry.example.org/left-pad)${check}`,
  ],
  ['npm error connect ECONNREFUSED 127.0.0.1:4873', `127.0.0.1:4873 cannot be reached${check}`],
  [
    'error: failed to download from `https://static.example.io/crates/a/1.crate`',
    `static.example.io cannot be reached (https://static.example.io/crates/a/1.crate)${check}`,
  ],
  [
    'Error: Error when performing the request to https://repo.yarnpkg.com/4.18.0/packages/yarnpkg-cli/bin/yarn.js; for troubleshooting help, see x\n[cause]: Error: getaddrinfo ENOTFOUND repo.yarnpkg.com',
    'repo.yarnpkg.com cannot be reached, where Corepack takes yarn from: set COREPACK_NPM_REGISTRY=https://registry.npmjs.org (no slash at its end) to take it from the registry of npm',
  ],
  ['npm error code ETIMEDOUT', `the registry cannot be reached${check}`],
])('says which host could not be reached, and what was wanted there: %s', (output, hint) => {
  expect(hintOf({ ...failed, output })).toBe(hint)
})

function trouble(output: string, exitCode: number | null = 1, signal: string | null = null) {
  return { exitCode, signal, output }
}

it.each([
  // As make, sh, node-gyp 12, npm 11, pnpm 10 and gcc 12 print it.
  ['/bin/sh: 1: g++: not found', 'install gcc, g++ and make'],
  ['make: g++: No such file or directory', 'install gcc, g++ and make'],
  ['gyp ERR! stack Error: not found: make', 'install gcc, g++ and make'],
  ['gyp ERR! find Python Python is not set from command line', 'install Python 3'],
  ['pyenv: python3.12: command not found', 'no working Python'],
  ["env: 'python3': No such file or directory", 'no working Python'],
  ['fatal: No names found, cannot describe anything.', 'no history, tags, branches'],
  ["fatal: ambiguous argument 'origin/main': unknown revision", 'no history, tags, branches'],
  ['npm warn EBADENGINE Unsupported engine {\nnpm error code E404', 'no such package or version'],
  ['npm error code EBADENGINE', 'needs another Node.js'],
  ['error that@1.0.0: The engine "node" is incompatible with this module.', 'another Node.js'],
  [
    'npm error code EBADENGINE\nnpm error notsup Required: {"node":">=22.1"}\nnpm error notsup Actual:   {"node":"v20.20.2"}',
    'a package needs Node.js >=22.1: measure with --node-version 24 (in the action',
  ],
  [
    'error that@1.0.0: The engine "node" is incompatible with this module. Expected version "^22.14.0 || >= 24.10.0". Got "20.20.2"',
    'Node.js ^22.14.0 || >= 24.10.0: measure with --node-version 24 ',
  ],
  [
    'ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment\n\nExpected version: >=18 <19\nGot: v20.20.2',
    'Node.js >=18 <19: measure with --node-version ">=18 <19" ',
  ],
  [
    ' WARN  Ignoring not compatible lockfile at /w/pnpm-lock.yaml\n ERR_PNPM_NO_LOCKFILE  Cannot install with "frozen-lockfile"',
    'pnpm-lock.yaml is of a newer pnpm than this one; a line for deadheat.yml: build: ["corepack pnpm@9',
  ],
  ['npm error code E401', 'npm login'],
  [
    "npm error enoent ENOENT: no such file or directory, mkdir '/usr/lib/node_modules/chomp'\nsh: 1: chomp: not found",
    'installs nothing for the whole machine',
  ],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'commit the lockfile',
  ],
  [' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'commit the lockfile'],
  ['../a.c:1:10: fatal error: node_api.h: No such file or directory', 'headers of this Node.js'],
  ['../a.c:1:10: fatal error: own.hh: No such file or directory', 'install the library'],
  ['/usr/bin/ld: cannot find -lpcap: No such file or directory', 'libpcap-devel (Fedora)'],
  ['Error: Could not find directory of OpenSSL installation', 'openssl-dev (Alpine)'],
  ['g++: fatal error: Killed signal terminated program cc1plus', 'out of memory'],
  ['> x@1.0.0 build\n> deno task build\n\nsh: 1: deno: not found', '"deno" is neither'],
  ['bash: line 1: vite-node: command not found\n', '"vite-node" is neither on the PATH'],
  ['sh: 1: rimraf: not found', 'the first installs, such as --build "npm ci" --build'],
])('knows what helps against %j', (output, hint) => {
  expect(hintOf(trouble(output))).toContain(hint)
})

it('takes exit code 137 and SIGKILL for a lack of memory', () => {
  expect(hintOf(trouble('', 137))).toContain('out of memory')
  expect(hintOf(trouble('', null, 'SIGKILL'))).toContain('out of memory')
})

it.each([
  "src/a.cc:3:1: error: expected ';' before '}' token",
  "src/index.ts(3,1): error TS2304: Cannot find name 'x'.",
  // V8 itself does not compile: an older Node.js does not help.
  "../../deps/v8/src/heap/objects-visiting-inl.h:92:6: error: inlining failed in call to 'always_inline' 'void v8::internal::HeapVisitor<T, C>::VisitMapPointer(v8::internal::HeapObject)'",
])('claims to know nothing of an error in the source: %s', (output) => {
  expect(hintOf(trouble(output))).toBeNull()
})
