import { texts } from '../model/texts.ts'
import { fine, impossible, suspect, firstLineOf, type Probe } from './probe.ts'

/** The job's Node.js, and whether addons can be built against it without a download. */
const node: Probe = {
  id: 'node',
  title: 'Node.js',
  questions: [{ program: ['node', '-e', texts['doctor/which-node.cjs']] }],
  judge: ({ text, trouble }) => {
    if (text === null) return impossible(trouble, 'install Node.js 20 or newer')
    const [version = '', path = '', headers = ''] = text.split('\n')
    if (headers !== '') return fine(`${version} at ${path}, with headers`)
    return suspect(
      `${version} at ${path}, without headers`,
      'node-gyp downloads them for native addons; a Node.js from nodejs.org includes them',
    )
  },
}

function program(name: string, hint: string, title = name): Probe {
  return {
    id: name,
    title,
    questions: [{ program: [name, '--version'] }],
    judge: (answer) =>
      answer.text === null
        ? suspect(answer.trouble, hint)
        : fine((firstLineOf(answer) ?? '').replace(/^(?:git version|Python) /, '')),
  }
}

/** The compiler of native addons. */
const compiler: Probe = {
  id: 'compiler',
  title: 'C++ compiler',
  questions: [
    { program: ['g++', '--version'] },
    { program: ['clang++', '--version'] },
    { program: ['c++', '--version'] },
  ],
  judge: (...answers) => {
    const answer = answers.find(({ text }) => text !== null)
    if (answer !== undefined) return fine(firstLineOf(answer) ?? '')
    return suspect('none on the PATH', 'install g++ or clang++ for native addons')
  },
}

/** The programs that builds and measurements start. */
export const programProbes: readonly Probe[] = [
  node,
  program('npm', 'install npm; without it only bare commands can be compared'),
  program('git', 'install git; without it only published packages can be compared'),
  compiler,
  program('make', 'install make for native addons'),
  { ...program('python3', 'install python3 for native addons', 'Python'), id: 'python' },
  program('cmake', 'install cmake for addons that use cmake-js', 'CMake'),
  program('ninja', 'install ninja to build Node.js itself faster than with make'),
  {
    ...program('ccache', 'install ccache to build Node.js itself more than once', 'compiler cache'),
    id: 'compiler-cache',
  },
  program('git-lfs', 'install git-lfs for repositories with large files'),
]
