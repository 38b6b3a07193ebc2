import { htmlText } from './html.ts'
import { curveChangeText, changeWord, type SiteFacts, type SitePage } from './site-page.ts'

const most = 100

/**
 * The changes of all curves as an Atom feed (RFC 4287), newest first.
 *
 * @param url - address of the site, with a slash at its end; `null` when it is not known
 * @param updatedAt - when the newest line was measured
 */
export function changesFeed(
  pages: readonly SitePage[],
  {
    title,
    url,
    updatedAt,
  }: SiteFacts & { readonly url: string | null; readonly updatedAt: string },
): string {
  const entries = pages.flatMap(({ curve, path }) =>
    curve.changes.flatMap((change) => {
      const point = curve.points[change.to]
      return point === undefined ? [] : [{ curve, path, change, point }]
    }),
  )
  const newest = entries
    .toSorted((left, right) => right.point.commit.position - left.point.commit.position)
    .slice(0, most)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>${htmlText(title)}</title><id>${htmlText(url ?? `urn:deadheat:${title}`, 1000)}</id><updated>${htmlText(updatedAt)}</updated><author><name>deadheat</name></author>`,
    ...(url === null ? [] : [`<link rel="self" href="${htmlText(`${url}feed.xml`, 1000)}"/>`]),
    ...newest.map(({ curve, path, change, point }) => {
      const { sha, title: words } = point.commit
      const what = `${curve.benchmark}, ${curve.metric}: ${changeWord(curve, change)}, ${curveChangeText(change)}`
      const id = `urn:deadheat:${encodeURIComponent(path)}:${sha}`
      return `<entry><title>${htmlText(what, 400)}</title><id>${id}</id><updated>${htmlText(point.measuredAt)}</updated><link href="${htmlText(`${url ?? ''}${path}`, 1000)}"/><summary>${htmlText(`${sha.slice(0, 7)} ${words}`, 300)}</summary></entry>`
    }),
    '</feed>',
    '',
  ].join('\n')
}
