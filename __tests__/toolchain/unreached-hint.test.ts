import { expect, it } from 'vitest'
import { hintOf } from '../../src/toolchain/hints.ts'

const failed = { exitCode: 1, signal: null }

it.each([
  [
    `npm error fatal: unable to access 'https://github.com/o/n.git/': Could not resolve host: github.com`,
    'github.com cannot be reached, where a dependency is a git repository (https://github.com/o/n.git/): check the network and HTTPS_PROXY, or depend on a published version',
  ],
  [
    'npm error ssh: Could not resolve hostname git.example.org: Temporary failure in name resolution',
    'git.example.org cannot be reached, where a dependency is a git repository: check the network and HTTPS_PROXY, or depend on a published version',
  ],
  [
    `npm error command git --no-replace-objects ls-remote ssh://git@github.com/o/n.git\nnpm error ssh: connect to host github.com port 22: ECONNREFUSED`,
    'github.com cannot be reached, where a dependency is a git repository (ssh://github.com/o/n.git): check the network and HTTPS_PROXY, or depend on a published version',
  ],
  [
    'npm error request to https://me:pass@registry.example.org/left-pad failed, reason: getaddrinfo ENOTFOUND registry.example.org',
    'registry.example.org cannot be reached (https://registry.example.org/left-pad): check the network, HTTPS_PROXY and "npm ping"',
  ],
  [
    'npm error connect ECONNREFUSED 127.0.0.1:4873',
    '127.0.0.1:4873 cannot be reached: check the network, HTTPS_PROXY and "npm ping"',
  ],
  [
    'error: failed to download from `https://static.example.io/crates/a/1.crate`',
    'static.example.io cannot be reached (https://static.example.io/crates/a/1.crate): check the network, HTTPS_PROXY and "npm ping"',
  ],
  [
    'Error: Error when performing the request to https://repo.yarnpkg.com/4.18.0/packages/yarnpkg-cli/bin/yarn.js; for troubleshooting help, see x\n[cause]: Error: getaddrinfo ENOTFOUND repo.yarnpkg.com',
    'repo.yarnpkg.com cannot be reached, where Corepack takes yarn from: set COREPACK_NPM_REGISTRY=https://registry.npmjs.org (no slash at its end) to take it from the registry of npm',
  ],
  [
    'npm error code ETIMEDOUT',
    'the registry cannot be reached: check the network, HTTPS_PROXY and "npm ping"',
  ],
])('says which host could not be reached, and what was wanted there: %s', (output, hint) => {
  expect(hintOf({ ...failed, output })).toBe(hint)
})
