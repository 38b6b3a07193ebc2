/** How a published addon is measured. */
export interface PublishedAddon {
  readonly name: string
  readonly version: string
  /** Name of the compiled file. */
  readonly addon: string
  /** Functions that make one call of the addon's exports, by the name of what they call. */
  readonly rows: Readonly<Record<string, (exported: unknown) => () => unknown>>
}

const ascii = Buffer.from('abcdefgh'.repeat(500))
const mixed = Buffer.from('aéb€cdefgh'.repeat(400))
const short = Buffer.from('abcdefghijklmnop')
const output = Buffer.alloc(4000)
const mask = Buffer.from([1, 2, 3, 4])

/** Published addons with rows that spend their time in their own code. */
export const published: readonly PublishedAddon[] = [
  {
    name: 'utf-8-validate',
    version: '5.0.10',
    addon: 'validation',
    rows: {
      ascii: (exported) => () => called(exported, null, ascii),
      mixed: (exported) => () => called(exported, null, mixed),
    },
  },
  {
    name: 'bufferutil',
    version: '4.0.7',
    addon: 'bufferutil',
    rows: {
      mask: (exported) => () => called(exported, 'mask', ascii, mask, output, 0, 4000),
      unmask: (exported) => () => called(exported, 'unmask', output, mask),
    },
  },
  {
    name: 'keccak',
    version: '3.0.4',
    addon: 'addon',
    rows: { absorb: absorbing },
  },
  {
    name: 'farmhash',
    version: '3.3.1',
    addon: 'farmhash',
    rows: {
      'hash32, 16 bytes': (exported) => () => called(exported, 'Hash32Buffer', short),
      'hash64, 4000 bytes': (exported) => () => called(exported, 'Hash64Buffer', ascii),
      'fingerprint32, 4000 bytes': (exported) => () =>
        called(exported, 'Fingerprint32Buffer', ascii),
    },
  },
  {
    name: 'microtime',
    version: '3.1.1',
    addon: 'microtime',
    rows: {
      now: (exported) => () => called(exported, 'now'),
      nowStruct: (exported) => () => called(exported, 'nowStruct'),
    },
  },
]

function absorbing(exported: unknown): () => unknown {
  if (typeof exported !== 'function') throw new Error('expected a class, got none')
  const state: unknown = Reflect.construct(exported, [])
  called(state, 'initialize', 1088, 512)
  return () => called(state, 'absorb', ascii)
}

/** Calls a method, or the export itself. */
function called(of: unknown, name: string | null, ...values: readonly unknown[]): unknown {
  const method: unknown =
    name === null || (typeof of !== 'object' && typeof of !== 'function') || of === null
      ? of
      : Reflect.get(of, name)
  if (typeof method !== 'function') throw new Error(`expected a function ${String(name)}, got none`)
  return Reflect.apply(method, of, values)
}
