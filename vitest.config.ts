import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const E2E = '__tests__/**/*.e2e.test.ts'
const NEVER = ['node_modules/**', '__tests__/fixtures/**']

export default defineConfig({
  test: {
    environment: 'node',
    // Other comparisons on this machine shall not keep the tests waiting, nor the tests them.
    env: { DEADHEAT_LOCK_FOLDER: join(tmpdir(), `deadheat-lock-of-tests-${String(process.pid)}`) },
    pool: 'forks',
    // One more than cores, because many tests wait for other programs.
    maxWorkers: 3,
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['__tests__/**/*.test.ts'],
          exclude: [...NEVER, E2E],
          // For a test that never ends; none is decided by how busy the machine is.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: [E2E],
          exclude: NEVER,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // These start compilers, runners and measurements: one at a time, after all the others.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
