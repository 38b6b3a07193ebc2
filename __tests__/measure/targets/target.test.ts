import { describe, expect, it } from 'vitest'
import { handedThrough } from '../../../src/measure/targets/target.ts'

describe('handedThrough', () => {
  const given = {
    DEADHEAT_SUITE_ACMEAIR: '/srv/acmeair',
    DEADHEAT_SUITE_CONTAINER_SOCKET: '/var/run/docker.sock',
    GITHUB_TOKEN: 'secret',
  }

  it('gives suites what is named for them, and nothing else', () => {
    expect(handedThrough(given)).toEqual({
      DEADHEAT_SUITE_ACMEAIR: '/srv/acmeair',
      DEADHEAT_SUITE_CONTAINER_SOCKET: '/var/run/docker.sock',
    })
  })

  it('lets nothing reach the engine of containers in a job, whatever the job sets', () => {
    expect(handedThrough({ ...given, GITHUB_ACTIONS: 'true' })).toEqual({
      DEADHEAT_SUITE_ACMEAIR: '/srv/acmeair',
    })
  })
})
