import { suspect, fine } from '../../judgement.ts'
import { firstLineOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** Checks commits out. */
const git: Probe = {
  id: 'git',
  title: 'git',
  questions: [{ program: ['git', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install git; without it only published packages can be compared')
      : fine((firstLineOf(answer) ?? '').replace(/^git version /, '')),
}

/** Fetches large files that a repository stores elsewhere. */
const gitLfs: Probe = {
  id: 'git-lfs',
  title: 'git-lfs',
  questions: [{ program: ['git-lfs', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install git-lfs for repositories with large files')
      : fine(firstLineOf(answer) ?? ''),
}

/** Builds native addons. */
const make: Probe = {
  id: 'make',
  title: 'make',
  questions: [{ program: ['make', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install make for native addons')
      : fine(firstLineOf(answer) ?? ''),
}

/** Builds addons that use cmake-js. */
const cmake: Probe = {
  id: 'cmake',
  title: 'CMake',
  questions: [{ program: ['cmake', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install cmake for addons that use cmake-js')
      : fine(firstLineOf(answer) ?? ''),
}

/** Builds Node.js itself faster than make. */
const ninja: Probe = {
  id: 'ninja',
  title: 'ninja',
  questions: [{ program: ['ninja', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install ninja to build Node.js itself faster than with make')
      : fine(firstLineOf(answer) ?? ''),
}

/** Installs dependencies and published packages. */
const npm: Probe = {
  id: 'npm',
  title: 'npm',
  questions: [{ program: ['npm', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install npm; without it only bare commands can be compared')
      : fine(firstLineOf(answer) ?? ''),
}

/** Runs node-gyp. */
const python: Probe = {
  id: 'python',
  title: 'Python',
  questions: [{ program: ['python3', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install python3 for native addons')
      : fine((firstLineOf(answer) ?? '').replace(/^Python /, '')),
}

/** Programs that builds need, each asked for its version. */
export const buildPrograms = { git, gitLfs, make, cmake, ninja, npm, python }
