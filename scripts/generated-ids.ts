import { adapters } from '../src/adapters/index.ts'
import { recipes } from '../src/build/recipes/index.ts'
import type { GeneratedFile } from './generated-texts.ts'

/** The names of what is a list of entries, where schemas need them: written before anything else is made from those. */
export const generatedIds: readonly GeneratedFile[] = [
  {
    path: 'src/model/adapter-id.ts',
    textFrom: (text) => withIds(text, 'adapterIdSchema', Object.keys(adapters)),
  },
  {
    path: 'src/model/build/build.ts',
    textFrom: (text) => withIds(text, 'recipeSchema', Object.keys(recipes)),
  },
]

function withIds(text: string, schema: string, ids: readonly string[]): string {
  const words = ids.map((id) => `'${id}'`)
  const line = `export const ${schema} = z.enum([${words.join(', ')}])`
  const lines = words.map((word) => `  ${word},\n`).join('')
  const list = line.length > 100 ? `export const ${schema} = z.enum([\n${lines}])` : line
  return text.replace(new RegExp(`export const ${schema} = z\\.enum\\(\\[[^\\]]*\\]\\)`), list)
}
