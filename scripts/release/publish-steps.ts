/** One command of publishing, and the one that follows only if it fails. */
export type PublishStep = {
  readonly argv: readonly string[]
  readonly otherwise?: readonly string[]
}

/** What is published, all from one commit: of `owner/name`, by the commit of its tag, files of a folder. */
type Published = Readonly<Record<'version' | 'repository' | 'sha' | 'folder', string>> & {
  readonly files: readonly string[]
}

/** The commands that publish a release in order: a draft, to be repeatable, until npm has the package. */
export function publishSteps(published: Published): readonly PublishStep[] {
  const { version, repository, sha, folder, files } = published
  const tag = `v${version}`
  const [major] = tag.split('.')
  const refs = `repos/${repository}/git/refs`
  const tarball = `./${folder}/deadheat-${version}.tgz`
  const create = `gh release create ${tag} --draft --repo ${repository} --verify-tag --title ${tag}`
  const notes = ['--notes-file', `${folder}/notes.md`]
  const paths = files.map((file) => `${folder}/${file}`)
  const move = `gh api --method PATCH ${refs}/tags/${major} -f sha=${sha} -F force=true`
  const make = `gh api --method POST ${refs} -f ref=refs/tags/${major} -f sha=${sha}`
  return [
    { argv: [...create.split(' '), ...notes, ...paths] },
    { argv: ['npm', 'publish', tarball, '--provenance', '--access', 'public'] },
    { argv: `gh release edit ${tag} --repo ${repository} --draft=false`.split(' ') },
    { argv: move.split(' '), otherwise: make.split(' ') },
  ]
}
