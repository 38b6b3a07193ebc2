export type { CheckConclusion, CheckState, CheckText, GitHub } from './create-github.ts'
export { GitHubError, isRefusal } from './github-error.ts'
export type { IssueComment, KnownCommit, PullRequest } from './github-reply.ts'
