import type { Call } from './handler.ts'

const DEFAULT_PAGE_SIZE = 30
const LARGEST_PAGE_SIZE = 100

/** The page of a list that was asked for, with the Link header to its neighbours. */
export function pageOf<Item>(
  call: Pick<Call, 'query' | 'address'>,
  items: readonly Item[],
): { readonly items: readonly Item[]; readonly headers: Readonly<Record<string, string>> } {
  const size = Math.min(numberIn(call.query, 'per_page', DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE)
  const page = numberIn(call.query, 'page', 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const links = [
    ...(page > 1 ? [linkTo(call, 'prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [linkTo(call, 'next', page + 1), linkTo(call, 'last', last)] : []),
    ...(page > 1 ? [linkTo(call, 'first', 1)] : []),
  ]
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  }
}

function numberIn(query: URLSearchParams, name: string, fallback: number): number {
  const number = Number(query.get(name) ?? fallback)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

function linkTo(call: Pick<Call, 'query' | 'address'>, relation: string, page: number): string {
  const query = new URLSearchParams(call.query)
  query.set('page', String(page))
  return `<${call.address}?${query.toString()}>; rel="${relation}"`
}
