import type { ScriptFunction, ScriptPieces } from '../../find/pieces-of-script.ts'
import { groupedBy } from '../../model/grouped-by.ts'

/** A function in a tree. */
interface Entry extends ScriptFunction {
  /** Path in the tree. */
  readonly file: string
  /** Its own words, to compare. */
  readonly text: string
}

/** Where a function lies in a tree. */
export type FunctionPlace = Pick<Entry, 'file' | 'start' | 'body' | 'end'>

/** A function of head that a change adds or edits, or that reads a value which it changes. */
export interface Edit extends FunctionPlace, Pick<Entry, 'name' | 'line' | 'column' | 'text'> {
  readonly kind: 'added' | 'edited' | 'value'
  /** The value at the top level that it reads. */
  readonly reads?: string
  /** The same function in base; `null` where it has none. */
  readonly before: FunctionPlace | null
}

/** What scripts are made of, by the path in a tree. */
type Pieces = ReadonlyMap<string, ScriptPieces>

/** The functions that differ between two trees, each apart from those in it; what moved or was renamed is the same. */
export function editsBetween(basePieces: Pieces, headPieces: Pieces): readonly Edit[] {
  const headEntries = functionsIn(headPieces, new Map())
  const first = pairedFunctions(functionsIn(basePieces, new Map()), headEntries)
  // Who calls what was renamed has another text as well.
  const renames = renamesIn(first.same, basePieces, headPieces)
  const { rest, same } =
    renames.size === 0 ? first : pairedFunctions(functionsIn(basePieces, renames), headEntries)
  const edits = rest.map(({ entry, before }): Edit => {
    const kind = before === null ? 'added' : 'edited'
    return { ...entry, kind, before }
  })
  const befores = new Map(same.map(([before, entry]) => [entry, before]))
  const baseTexts = new Map<string, number>()
  for (const { words } of [...basePieces.values()].flatMap(({ values }) => values)) {
    const text = renamedText(words, renames)
    baseTexts.set(text, (baseTexts.get(text) ?? 0) + 1)
  }
  const readers = new Map<Entry, Edit>()
  const otherEdits = new Map<string, Edit>()
  for (const [file, { values, length }] of headPieces) {
    const base = basePieces.get(file)?.values.filter(({ isFunction }) => !isFunction)
    const baseNames = new Set(base?.flatMap(({ names }) => names))
    const changedValues = new Set(
      values.filter(({ names, words, isFunction }) => {
        const count = baseTexts.get(words.join(' ')) ?? 0
        baseTexts.set(words.join(' '), count - 1)
        return count <= 0 && (!isFunction || names.some((name) => baseNames.has(name)))
      }),
    )
    // It grows meanwhile by what is made of what has changed.
    for (const { names, words, line, isList } of changedValues) {
      const made = values.filter((each) => names.some((name) => each.words.includes(name)))
      for (const each of made) changedValues.add(each)
      const reading = headEntries.flatMap((entry) => {
        const reads = names.find((name) => entry.file === file && entry.outerNames.has(name))
        return reads === undefined ? [] : [{ entry, reads: reads.replace(/^\./, '') }]
      })
      for (const { entry, reads } of reading) {
        const before = befores.get(entry)
        if (before !== undefined) readers.set(entry, { ...entry, kind: 'value', reads, before })
      }
      const isPassedOn = made.some(
        (each) => !each.isList && !each.names.some((name) => names.includes(name)),
      )
      const isStatement = names.length === 0 && base !== undefined
      const ownName = isStatement ? 'top level' : names.find((name) => baseNames.has(name))
      if (reading.length > 0 || isPassedOn || isList || ownName === undefined) continue
      const name = ownName === '.exports' ? 'module.exports' : ownName.replace(/^\./, '')
      // Executed where the module is loaded.
      const place = { file, start: 0, body: 0, end: length, line, column: 0 }
      const text = words.join(' ')
      otherEdits.set(`${file}\n${name}`, { ...place, name, text, kind: 'value', before: null })
    }
  }
  return [...edits, ...readers.values(), ...otherEdits.values()]
}

function functionsIn(pieces: Pieces, renames: ReadonlyMap<string, string>): readonly Entry[] {
  return [...pieces].flatMap(([file, { functions }]) =>
    functions.map((each) => ({ ...each, file, text: renamedText(each.words, renames) })),
  )
}

function renamedText(words: readonly string[], renames: ReadonlyMap<string, string>): string {
  return words
    .map((word) => word.replace(/^(\.?)(.+)/, (_, dot, name) => dot + (renames.get(name) ?? name)))
    .join(' ')
}

interface Pairs {
  readonly same: readonly (readonly [base: Entry, head: Entry])[]
  readonly rest: readonly { readonly entry: Entry; readonly before: Entry | null }[]
}

/** What two functions have to have in common, the closest kin first. */
const kinds: readonly ((entry: Entry) => string)[] = [
  ({ file, name, text }) => `${file}\n${name}\n${text}`,
  ({ name, text }) => `${name}\n${text}`,
  ({ file, text }) => `${file}\n${text}`,
  ({ text }) => text,
]

function pairedFunctions(base: readonly Entry[], head: readonly Entry[]): Pairs {
  const same: (readonly [Entry, Entry])[] = []
  let [baseLeft, headLeft] = [base, head]
  const pair = (keyOf: (entry: Entry) => string): readonly (readonly [Entry, Entry])[] => {
    const byKey = groupedBy(baseLeft, keyOf)
    const takenEntries = new Set<Entry>()
    const pairs = headLeft.flatMap((entry) => {
      const before = byKey.get(keyOf(entry))?.find((each) => !takenEntries.has(each))
      if (before === undefined) return []
      takenEntries.add(before)
      return [[before, entry] as const]
    })
    const foundEntries = new Set(pairs.map(([, entry]) => entry))
    baseLeft = baseLeft.filter((entry) => !takenEntries.has(entry))
    headLeft = headLeft.filter((entry) => !foundEntries.has(entry))
    return pairs
  }
  for (const keyOf of kinds) same.push(...pair(keyOf))
  const editedEntries = [
    ...pair(({ file, name }) => `${file}\n${name}`),
    ...pair(({ name }) => (name.includes('(') ? '' : name)).filter(
      ([, { name }]) => !name.includes('('),
    ),
  ]
  const befores = new Map(editedEntries.map(([before, entry]) => [entry, before]))
  const pairedEntries = new Set(same.map(([, entry]) => entry))
  const rest = head.filter((entry) => !pairedEntries.has(entry))
  return { same, rest: rest.map((entry) => ({ entry, before: befores.get(entry) ?? null })) }
}

/** Names of base that head has no function of, by the new ones. */
function renamesIn(same: Pairs['same'], ...pieces: readonly Pieces[]): ReadonlyMap<string, string> {
  const [baseNames, headNames] = pieces.map(
    (each) =>
      new Set(
        [...each.values()].flatMap(({ functions }) => functions.map(({ name }) => lastName(name))),
      ),
  )
  return new Map(
    same.flatMap(([before, entry]) => {
      const [from, to] = [lastName(before.name), lastName(entry.name)]
      const isNew = headNames?.has(from) === false && baseNames?.has(to) === false
      return isNew ? [[from, to] as const] : []
    }),
  )
}

/** The name of a function without what it belongs to. */
export function lastName(name: string): string {
  return name.split('.').at(-1) ?? name
}
