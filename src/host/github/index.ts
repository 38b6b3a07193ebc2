export type { CheckConclusion, CheckState, CheckText, GitHub } from './create-github.ts'
export { GitHubError, isRefusal } from './github-error.ts'
export type { CheckRun, IssueComment, KnownCommit, PullRequest } from './github-reply.ts'
