import { expect, it } from 'vitest'
import { handedThrough } from '../../../src/measure/targets/target.ts'

it('handedThrough gives suites what is named for them, but nothing that reaches the engine of containers in a job', () => {
  const named = { DEADHEAT_SUITE_ACMEAIR: '/srv/acmeair' }
  const socket = { DEADHEAT_SUITE_CONTAINER_SOCKET: '/var/run/docker.sock' }
  const environment = { ...named, ...socket, GITHUB_TOKEN: 'secret' }
  expect(handedThrough(environment)).toEqual({ ...named, ...socket })
  expect(handedThrough({ ...environment, GITHUB_ACTIONS: 'true' })).toEqual(named)
})
