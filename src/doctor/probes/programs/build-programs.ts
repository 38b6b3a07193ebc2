import { suspect, fine } from '../../judgement.ts'
import { firstLineOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** What commits are checked out with. */
const git: Probe = {
  id: 'git',
  title: 'git',
  questions: [{ program: ['git', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install git; without it only published packages can be compared')
      : fine((firstLineOf(answer) ?? '').replace(/^git version /, '')),
}

/** What fetches large files that a repository keeps elsewhere. */
const gitLfs: Probe = {
  id: 'git-lfs',
  title: 'git-lfs',
  questions: [{ program: ['git-lfs', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install git-lfs for repositories with large files')
      : fine(firstLineOf(answer) ?? ''),
}

/** What native addons are built with. */
const make: Probe = {
  id: 'make',
  title: 'make',
  questions: [{ program: ['make', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install make for native addons')
      : fine(firstLineOf(answer) ?? ''),
}

/** What addons of cmake-js are built with. */
const cmake: Probe = {
  id: 'cmake',
  title: 'CMake',
  questions: [{ program: ['cmake', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install cmake for addons that use cmake-js')
      : fine(firstLineOf(answer) ?? ''),
}

/** What builds Node.js itself faster than make does. */
const ninja: Probe = {
  id: 'ninja',
  title: 'ninja',
  questions: [{ program: ['ninja', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install ninja to build Node.js itself faster than with make')
      : fine(firstLineOf(answer) ?? ''),
}

/** The installer of dependencies and published packages. */
const npm: Probe = {
  id: 'npm',
  title: 'npm',
  questions: [{ program: ['npm', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? suspect(answer.trouble, 'install npm; without it only bare commands can be compared')
      : fine(firstLineOf(answer) ?? ''),
}

/** What node-gyp runs on. */
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
