import { expect, it } from 'vitest'
import { buildEnvironment } from '../../src/toolchain/environment.ts'

const secrets = {
  GITHUB_TOKEN: 'secret',
  GITHUB_ENV: '/runner/env',
  GITHUB_PATH: '/runner/path',
  GITHUB_OUTPUT: '/runner/output',
  GITHUB_STEP_SUMMARY: '/runner/summary',
  ACTIONS_RUNTIME_TOKEN: 'secret',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
  ACTIONS_CACHE_URL: 'secret',
  'INPUT_GITHUB-TOKEN': 'secret',
  RUNNER_TEMP: '/runner',
  NODE_AUTH_TOKEN: 'secret',
  NPM_TOKEN: 'secret',
  npm_config__authToken: 'secret',
  'npm_config_//registry.npmjs.org/:_authToken': 'secret',
  AWS_SECRET_ACCESS_KEY: 'secret',
  NODE_OPTIONS: '--require=/tmp/x.cjs',
  LD_PRELOAD: '/tmp/x.so',
  BASH_ENV: '/tmp/x.sh',
  SSH_AUTH_SOCK: '/tmp/agent',
  DEADHEAT_CACHE: '/cache',
}

const useful = {
  HOME: '/home/someone',
  LANG: 'C.UTF-8',
  TMPDIR: '/tmp',
  https_proxy: 'http://proxy:3128',
  NO_PROXY: 'localhost',
  NODE_EXTRA_CA_CERTS: '/ca.pem',
  SSL_CERT_FILE: '/ca.pem',
  npm_config_registry: 'https://registry.example.invalid',
  CC: 'clang',
  CXXFLAGS: '-O2',
}

it('the environment of a build passes what tools need and nothing of the job besides', () => {
  const environment = { PATH: '/usr/bin:/bin', ...secrets, ...useful }
  expect(buildEnvironment({ environment, platform: 'linux' }, [])).toEqual({
    ...useful,
    PATH: '/usr/bin:/bin',
    CI: 'true',
  })
})

it("puts the side's own folder first and leaves out those of installed packages", () => {
  const folders = [
    '/project/node_modules/.bin',
    '/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin',
    '/runner/externals/node24/bin',
    'relative',
    '',
    '/usr/bin',
  ]
  const environment = { PATH: folders.join(':'), CC: 'gcc' }
  const machine = { environment, platform: 'linux' } as const
  const { PATH, CC } = buildEnvironment(machine, ['/side.bin'], { CC: 'clang' })
  expect(PATH).toBe('/side.bin:/usr/bin')
  // What a recipe sets wins.
  expect(CC).toBe('clang')
})
