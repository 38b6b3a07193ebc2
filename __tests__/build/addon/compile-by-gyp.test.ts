import { describe, expect, it } from 'vitest'
import { preGypVariables } from '../../../src/build/addon/compile-by-gyp.ts'
import { manifestSchema } from '../../../src/model/build/manifest.ts'

const linux = { platform: 'linux', architecture: 'x64' } as const
const runtime = { versions: { node: '20.20.2', modules: '115', napi: '9' } }

describe('preGypVariables', () => {
  it('are none for a package that does not use node-pre-gyp', () => {
    expect(preGypVariables(manifestSchema.parse({}), runtime, linux, '/x')).toEqual({})
    expect(preGypVariables(null, runtime, linux, '/x')).toEqual({})
  })

  it('fill in where the addon goes, for the Node-API version that the runtime has', () => {
    const manifest = manifestSchema.parse({
      name: 'x',
      version: '1.2.3',
      binary: {
        module_name: 'lib',
        module_path: './binding/napi-v{napi_build_version}/{platform}-{arch}',
        napi_versions: [3, 8, 10],
      },
    })
    expect(preGypVariables(manifest, runtime, linux, '/x')).toEqual({
      module_name: 'lib',
      module_path: '/x/binding/napi-v8/linux-x64',
      napi_build_version: '8',
    })
  })

  it('know the ABI of an addon without Node-API', () => {
    const manifest = manifestSchema.parse({
      binary: { module_name: 'x', module_path: './lib/{node_abi}/{unknown}' },
    })
    expect(preGypVariables(manifest, runtime, linux, '/x')).toEqual({
      module_name: 'x',
      module_path: '/x/lib/node-v115/{unknown}',
    })
  })
})
