import { notFound } from '../api-error.ts'
import type { Call, Handler } from '../handler.ts'
import type { JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import type { Release } from '../state.ts'
import { fullName, repositoryUrl, repositoryView } from '../views.ts'

/** The repository, its tags and its releases. */
export const repository: readonly Handler[] = [
  {
    operation: 'repos/get',
    accepts: ['metadata=read'],
    reply: (call) => ({ status: 200, body: repositoryView(call.state.repository, call.links) }),
  },
  {
    operation: 'repos/list-tags',
    accepts: ['contents=read'],
    reply: (call) => {
      const { items, headers } = pageOf(call, [...call.state.tags])
      const url = repositoryUrl(call.state.repository, call.links)
      const body = items.map(([name, sha]) => ({
        name,
        commit: { sha, url: `${url}/commits/${sha}` },
      }))
      return { status: 200, body, headers }
    },
  },
  {
    operation: 'repos/list-releases',
    accepts: ['contents=read'],
    reply: (call) => {
      const { items, headers } = pageOf(call, published(call))
      return { status: 200, body: items.map((one) => releaseView(call, one)), headers }
    },
  },
  {
    operation: 'repos/get-latest-release',
    accepts: ['contents=read'],
    reply: (call) => {
      const latest = published(call).find((one) => !one.prerelease)
      if (latest === undefined) throw notFound()
      return { status: 200, body: releaseView(call, latest) }
    },
  },
]

function published(call: Call): readonly Release[] {
  return [...call.state.releases.values()]
    .filter((one) => !one.draft)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
}

function releaseView(call: Call, release: Release): JsonObject {
  const page = `${call.links.html}/${fullName(call.state.repository)}/releases/tag/${release.tag}`
  return {
    id: release.id,
    tag_name: release.tag,
    name: release.tag,
    draft: release.draft,
    prerelease: release.prerelease,
    created_at: release.createdAt,
    published_at: release.createdAt,
    url: `${repositoryUrl(call.state.repository, call.links)}/releases/${release.id}`,
    html_url: page,
  }
}
