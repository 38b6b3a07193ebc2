import type { Call } from './handler.ts'

const DEFAULT_PAGE_SIZE = 30
const LARGEST_PAGE_SIZE = 100

/** The page of a list that was asked for, with the Link header to the next one. */
export function pageOf<Item>(call: Pick<Call, 'query' | 'address'>, items: readonly Item[]) {
  const size = Math.min(numberIn(call.query, 'per_page', DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE)
  const page = numberIn(call.query, 'page', 1)
  const query = new URLSearchParams(call.query)
  query.set('page', String(page + 1))
  const link = `<${call.address}?${query.toString()}>; rel="next"`
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: page * size < items.length ? { link } : {},
  }
}

function numberIn(query: URLSearchParams, name: string, fallback: number): number {
  const number = Number(query.get(name) ?? fallback)
  return Number.isInteger(number) && number > 0 ? number : fallback
}
