/** A published addon, and two edits of its source whose truth is known. */
export interface EditedAddon {
  readonly name: string
  readonly version: string
  /** Files in which an unused function is put above the first `#include`'s successor. */
  readonly moved: string
  /** One in twenty of the work once more; `null` where that would not be the only change. */
  readonly slower: Replacement | null
  /** Name of the compiled file. */
  readonly addon: string
  /** Files of the benchmark folder, by name: what a call does with `addon` and `data`. */
  readonly benchmarks: Readonly<Record<string, Measured>>
}

/** A benchmark of an edited addon. */
export interface Measured {
  /** Expression of one call. */
  readonly call: string
  /** Whether the slower edition does more work here. */
  readonly isSlower: boolean
}

/** Texts of a file and what stands there instead; each has to be in it. */
export interface Replacement {
  readonly file: string
  readonly texts: readonly (readonly [string, string])[]
}

const again = 'volatile uint64_t again ='

/** Published addons with calls that are long enough for their own code to count. */
export const editedAddons: readonly EditedAddon[] = [
  {
    name: 'utf-8-validate',
    version: '5.0.10',
    moved: 'src/validation.c',
    // More work in its one function would move the loop inside it, which alone is worth more than a twentieth.
    slower: null,
    addon: 'validation',
    benchmarks: {
      ascii: { call: 'addon(data.ascii)', isSlower: false },
      mixed: { call: 'addon(data.mixed)', isSlower: false },
    },
  },
  {
    name: 'microtime',
    version: '3.1.1',
    moved: 'src/microtime.cc',
    slower: null,
    addon: 'microtime',
    benchmarks: {
      now: { call: 'addon.now() > 0', isSlower: false },
      struct: { call: 'addon.nowStruct().length', isSlower: false },
    },
  },
  {
    name: 'farmhash',
    version: '3.3.1',
    moved: 'src/upstream/farmhash.cc',
    slower: {
      file: 'src/bindings.cc',
      texts: [
        [
          '  uint64_t hash = util::Hash64(buffer.Data(), buffer.ByteLength());\n',
          `  ${again} util::Hash64(buffer.Data(), buffer.ByteLength() / 20);\n  (void)again;\n  uint64_t hash = util::Hash64(buffer.Data(), buffer.ByteLength());\n`,
        ],
        [
          '  uint32_t hash = util::Fingerprint32(buffer.Data(), buffer.ByteLength());\n',
          `  ${again} util::Fingerprint32(buffer.Data(), buffer.ByteLength() / 20);\n  (void)again;\n  uint32_t hash = util::Fingerprint32(buffer.Data(), buffer.ByteLength());\n`,
        ],
      ],
    },
    addon: 'farmhash',
    benchmarks: {
      hash64: { call: 'addon.Hash64Buffer(data.ascii)', isSlower: true },
      fingerprint32: { call: 'addon.Fingerprint32Buffer(data.ascii)', isSlower: true },
      short: { call: 'addon.Hash32Buffer(data.short)', isSlower: false },
    },
  },
  {
    name: 'bufferutil',
    version: '4.0.7',
    moved: 'src/bufferutil.c',
    slower: {
      // The buffers are longer than what is asked for.
      file: 'src/bufferutil.c',
      texts: [
        ['  uint32_t loop = length / 8;\n', '  uint32_t loop = length / 8 + length / 160;\n'],
      ],
    },
    addon: 'bufferutil',
    benchmarks: {
      mask: { call: 'addon.mask(data.ascii, data.mask, data.output, 0, 56000)', isSlower: true },
      unmask: { call: 'addon.unmask(data.output, data.mask)', isSlower: false },
    },
  },
  {
    name: 'keccak',
    version: '3.0.4',
    moved: 'src/libkeccak-64/KeccakP-1600-opt64.c',
    slower: {
      file: 'src/addon.cc',
      texts: [
        [
          '  KeccakWidth1600_SpongeAbsorb(&sponge, buf.Data(), buf.Length());\n',
          '  KeccakWidth1600_SpongeAbsorb(&sponge, buf.Data(), buf.Length());\n  KeccakWidth1600_SpongeAbsorb(&sponge, buf.Data(), buf.Length() / 20);\n',
        ],
      ],
    },
    addon: 'addon',
    benchmarks: { absorb: { call: 'data.state(addon).absorb(data.ascii)', isSlower: true } },
  },
  {
    name: 'blake-hash',
    version: '2.0.0',
    moved: 'src/blake512.c',
    slower: {
      file: 'src/addon.cc',
      texts: [
        [
          '      blake##size##_update(&this->state, buf.Data(), buf.Length());            \\\n',
          '      blake##size##_update(&this->state, buf.Data(), buf.Length()); blake##size##_update(&this->state, buf.Data(), buf.Length() / 20); \\\n',
        ],
      ],
    },
    addon: 'addon',
    benchmarks: {
      blake512: {
        call: '(data.kept ??= new addon.Blake512()).update(data.ascii)',
        isSlower: true,
      },
    },
  },
  {
    name: 'bcrypt',
    version: '6.0.0',
    moved: 'src/blowfish.cc',
    slower: {
      // Of 64 rounds, three more.
      file: 'src/bcrypt.cc',
      texts: [['k < rounds; k++', 'k < rounds + rounds / 20; k++']],
    },
    addon: 'bcrypt_lib',
    benchmarks: {
      hash: {
        call: "addon.encrypt_sync('a password', '$2b$06$abcdefghijklmnopqrstuu').length",
        isSlower: true,
      },
    },
  },
]
