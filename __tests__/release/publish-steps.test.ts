import { expect, it } from 'vitest'
import { publishSteps } from '../../scripts/release/publish-steps.ts'

it('publishing makes the release public only after npm has the package, then moves or makes the major tag', () => {
  const files = ['deadheat-1.2.3.tgz', 'SHA256SUMS']
  const published = { version: '1.2.3', sha: 'c0ffee', folder: 'release', files }
  const steps = publishSteps({ ...published, repository: 'acme/deadheat' })
  expect(steps.flatMap(({ argv, otherwise = [] }) => [argv.join(' '), ...otherwise])).toEqual([
    expect.stringMatching(
      /^gh release create v1\.2\.3 --draft .* release\/deadheat-1\.2\.3\.tgz release\/SHA256SUMS$/,
    ),
    expect.stringMatching(/^npm publish \.\/release\/deadheat-1\.2\.3\.tgz --provenance/),
    expect.stringMatching(/^gh release edit v1\.2\.3 .*--draft=false$/),
    expect.stringMatching(/refs\/tags\/v1 -f sha=c0ffee -F force=true$/),
    ...'gh api --method POST repos/acme/deadheat/git/refs'.split(' '),
    ...'-f ref=refs/tags/v1 -f sha=c0ffee'.split(' '),
  ])
})
