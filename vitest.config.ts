import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './__tests__/longest-first.ts'
import { PROJECTS } from './__tests__/projects.ts'
import { OPTIONAL } from './scripts/prerequisites.ts'

export default defineConfig({
  test: {
    environment: 'node',
    // Other comparisons on this machine shall not keep the tests waiting, nor the tests them.
    env: {
      DEADHEAT_LOCK_FOLDER: join(tmpdir(), `deadheat-lock-of-tests-${String(process.pid)}`),
    },
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // One more than cores, because many tests wait for other programs.
    maxWorkers: 3,
    silent: 'passed-only',
    tags: [
      { name: 'whole', description: 'of the whole matrix, which "npm test" leaves out' },
      // What a test needs beyond what every test needs; without it the test is not run.
      ...OPTIONAL.map(({ program, debian }) => ({
        name: program,
        description: `needs ${program} (Debian: ${debian})`,
      })),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          ...filesOf('quick'),
          // They share no state, so they may share a process and the modules that it has loaded.
          pool: 'threads',
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          ...filesOf('unit'),
          // A worker loads our modules once, not once per file.
          isolate: false,
          // For a test that never ends; none is decided by how busy the machine is.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // These replace modules, which others would get as well.
        test: { name: 'apart', ...filesOf('apart'), testTimeout: 180_000, hookTimeout: 180_000 },
      },
      endToEnd('e2e'),
      endToEnd('whole'),
    ],
  },
})

function endToEnd(name: 'e2e' | 'whole'): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      ...filesOf(name),
      // As above: for what never ends.
      testTimeout: 1_800_000,
      hookTimeout: 1_800_000,
      // These start compilers, runners and measurements, and wait for many of them: one more than cores, after all the others.
      maxWorkers: 3,
      setupFiles: ['__tests__/own-lock.ts'],
      sequence: { groupOrder: 1 },
    },
  }
}

function filesOf(name: keyof typeof PROJECTS): { include: string[]; exclude: string[] } {
  const { include, exclude } = PROJECTS[name]
  return { include: [...include], exclude: [...exclude] }
}
