import { _enum, array, looseObject, number, object, record, string, unknown } from "./packages/zod.js";
import { GitHubError, startSeconds } from "./src/host13.js";
import { firstLine } from "./src/host8.js";
import { setTimeout } from "node:timers/promises";

// src/host/github/github-access.ts
const write = async (action, readReply, ask) => {
	try {
		return readReply((await ask()).data);
	} catch (error) {
		throw gitHubErrorOf(error, action);
	}
};
async function accessTo(options) {
	const { owner, repository: repo, attempts = 3, pauseSeconds } = options;
	const readAll = async (action, work) => {
		for (let attempt = 1;; attempt += 1) try {
			return await work();
		} catch (error) {
			if (!(error instanceof GitHubError) || attempt >= attempts) throw gitHubErrorOf(error, action);
			await setTimeout(attempt * pauseSeconds * 1e3);
		}
	};
	return {
		octokit: await createOctokit(options, attempts),
		place: {
			owner,
			repo
		},
		write,
		read: (action, readReply, ask) => readAll(action, async () => readReply((await ask()).data)),
		readAll
	};
}
async function withoutMissing(work, troubles = ["not-found"]) {
	try {
		return await work;
	} catch (error) {
		if (error instanceof GitHubError && troubles.includes(error.trouble)) return null;
		throw error;
	}
}
async function createOctokit(options, attempts) {
	const { Octokit: Client } = await import("./packages/octokit3.js");
	const { pauseSeconds, longestWaitSeconds, replySeconds = 30 } = options;
	const worthWaiting = (seconds, _, __, retries) => seconds <= longestWaitSeconds && retries < 2;
	return new Client({
		auth: options.token,
		baseUrl: options.apiUrl.replace(/\/+$/, ""),
		userAgent: "deadheat",
		log: {
			debug: ignore,
			info: ignore,
			warn: ignore,
			error: ignore
		},
		request: { fetch: (address, init) => fetch(address, {
			...init,
			signal: AbortSignal.timeout(replySeconds * 1e3)
		}) },
		retry: {
			retryAfterBaseValue: pauseSeconds * 1e3,
			retries: attempts - 1
		},
		throttle: {
			write: createPace(pauseSeconds),
			notifications: createPace(pauseSeconds * 3),
			retryAfterBaseValue: pauseSeconds * 1e3,
			onRateLimit: worthWaiting,
			onSecondaryRateLimit: worthWaiting
		}
	});
}
function ignore() {}
function createPace(seconds) {
	let freeAtMilliseconds = 0;
	const schedule = async (_options, run) => {
		const now = performance.now();
		const start = Math.max(now, freeAtMilliseconds);
		freeAtMilliseconds = start + seconds * 1e3;
		await setTimeout(start - now);
		return run();
	};
	return { key: () => ({ schedule }) };
}
function gitHubErrorOf(error, action) {
	if (error instanceof GitHubError) return error;
	const thrownError = thrownOf(error);
	const trouble = troubleOf(thrownError);
	const message = `could not ${action}${thrownError.status === null ? "" : ` (${thrownError.status})`}: ${gitHubReason(thrownError, trouble)}`;
	return new GitHubError(trouble, message, { cause: error });
}
function troubleOf({ status, message, headers }) {
	const isLimited = headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(message);
	if ((status === 403 || status === 429) && isLimited) return "limited";
	if (status === null || status >= 500) return "unreliable";
	if (status === 422 && /too long/i.test(message)) return "too-long";
	if (status === 403 && /\blocked\b/i.test(message)) return "locked";
	if (status === 403 && /\barchived\b/i.test(message)) return "archived";
	return troublesByStatus.get(status) ?? (status >= 400 ? "invalid" : "unreliable");
}
const troublesByStatus = /* @__PURE__ */ new Map([
	[401, "no-credentials"],
	[403, "not-permitted"],
	[404, "not-found"],
	[410, "not-found"]
]);
const longestReason = 1e3;
function gitHubReason({ message, headers }, trouble) {
	const acceptedPermissions = headers["x-accepted-github-permissions"];
	const [first = "", ...others] = message.split(/\s*\n\s*/);
	if (trouble === "invalid") return [first, ...others].join(" ").slice(0, longestReason);
	if (trouble !== "not-permitted" || typeof acceptedPermissions !== "string") return first;
	return `${first}; accepted permissions: ${acceptedPermissions}`;
}
const thrownSchema = object({
	status: number().catch(NaN),
	response: object({ headers: record(string(), unknown()).catch({}) })
});
function thrownOf(error) {
	const message = error instanceof Error ? error.message : String(error);
	const { data } = thrownSchema.safeParse(error);
	if (data === void 0) return {
		message,
		status: null,
		headers: {}
	};
	const { status, response } = data;
	return {
		message,
		status: Number.isNaN(status) ? null : status,
		headers: response.headers
	};
}

// src/host/github/github-reply.ts
const longestTitle = 300;
const id = number();
const sha = string().regex(/^[0-9a-f]{40}$/);
const optionalText = string().nullable().catch(null);
const anyText = string().catch("");
const comment = object({
	id,
	body: anyText,
	user: object({ login: optionalText }).nullable().catch(null),
	html_url: anyText
}).transform(({ user, html_url: url, ...rest }) => ({
	...rest,
	authorLogin: user?.login ?? null,
	url
}));
const pullRequest = object({
	number: id,
	state: anyText,
	head: object({
		sha: string(),
		repo: object({ full_name: optionalText }).nullable().catch(null)
	}),
	base: object({
		sha: string(),
		ref: string()
	}),
	merge_commit_sha: optionalText
}).transform(({ number, state, head, base, merge_commit_sha: mergeSha }) => ({
	number,
	open: state === "open",
	headSha: head.sha,
	headRepository: head.repo?.full_name ?? null,
	baseRef: base.ref,
	baseSha: base.sha,
	mergeSha
}));
const check = object({
	id,
	name: anyText,
	status: optionalText,
	conclusion: optionalText,
	external_id: anyText,
	details_url: optionalText,
	output: object({
		title: anyText,
		summary: anyText
	}).catch({
		title: "",
		summary: ""
	})
}).transform(({ status, external_id: externalId, details_url: detailsUrl, ...rest }) => ({
	...rest,
	open: status !== "completed",
	externalId,
	detailsUrl
}));
const workflowRun = object({
	id,
	run_attempt: number(),
	run_started_at: anyText.transform(startSeconds),
	event: anyText,
	status: optionalText
}).transform(({ run_attempt: attempt, run_started_at: startedAt, status, ...rest }) => ({
	...rest,
	attempt,
	startedAt,
	isCompleted: status === "completed"
}));
const commit = object({
	sha,
	parents: array(object({ sha })),
	commit: object({
		message: anyText,
		tree: object({ sha }).nullable().catch(null)
	}).catch({
		message: "",
		tree: null
	})
}).transform(({ parents, commit: { message, tree }, ...rest }) => ({
	...rest,
	treeSha: tree?.sha ?? null,
	parents: parents.map((parent) => parent.sha),
	title: firstLine(message).slice(0, longestTitle)
}));
const comparison = object({
	status: _enum([
		"identical",
		"ahead",
		"behind",
		"diverged"
	]),
	merge_base_commit: object({ sha })
}).transform(({ status, merge_base_commit: ancestor }) => ({
	status,
	mergeBaseSha: ancestor.sha
}));
function reader(schema, what) {
	return (reply) => {
		const validation = schema.safeParse(reply);
		if (validation.success) return validation.data;
		throw new GitHubError("unreliable", `expected ${what} from GitHub, got something else`);
	};
}
function field(name, schema) {
	return looseObject({}).transform((reply) => reply[name]).pipe(schema);
}
const commentOf = reader(comment, "a comment");
const commentsOf = reader(array(comment), "a list of comments");
const pullRequestOf = reader(pullRequest, "a pull request");
const pullRequestsOf = reader(array(pullRequest), "a list of pull requests");
const checksOf = reader(field("check_runs", array(check)), "a list of check runs");
const workflowRunOf = reader(workflowRun, "a workflow run");
const workflowRunsOf = reader(field("workflow_runs", array(workflowRun)), "a list of workflow runs");
const jobEndingsOf = reader(field("jobs", array(field("conclusion", optionalText))).transform((conclusions) => conclusions.flatMap((conclusion) => conclusion ?? [])), "a list of jobs");
const permissionOf = reader(field("permission", string()), "a permission");
const loginOf = reader(field("data", field("viewer", field("login", string()))), "an account");
const commitFromReply = reader(commit, "a commit");
const comparisonOf = reader(comparison, "a comparison of commits");
const checkIdOf = reader(field("id", id), "a check run");
const runIdOf = reader(field("workflow_run_id", id).nullable(), "a started workflow");
const workflowPathsOf = reader(field("workflow_runs", array(field("path", anyText))).transform((paths) => [...new Set(paths.map((path) => path.replace(/@.*/, "")))]), "a list of workflow runs");
const textOf = reader(string(), "the text of a file");

// src/host/github/create-github.ts
const mostPages = 200;
const once = { request: { retries: 0 } };
async function createGitHub(options) {
	return gitHubBy(await accessTo(options));
}
function gitHubBy(access) {
	const { octokit, place, write, read, readAll } = access;
	const { issues, pulls } = octokit.rest;
	const viewer = {
		baseUrl: octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/v3$/, ""),
		query: "{ viewer { login } }"
	};
	let account = null;
	return {
		...checksIn(access),
		...contentsIn(access),
		...runsIn(access),
		login: async () => account ??= await read("ask for the account", loginOf, () => octokit.request("POST /graphql", viewer)),
		listComments: (issueNumber) => readAll("list the comments", () => allPages(commentsOf, (page) => issues.listComments({
			...place,
			...page,
			issue_number: issueNumber
		}))),
		getComment: (id) => withoutMissing(read("read the comment", commentOf, () => issues.getComment({
			...place,
			comment_id: id
		}))),
		createComment: (issueNumber, body) => write("write the comment", commentOf, () => issues.createComment({
			...place,
			...once,
			issue_number: issueNumber,
			body
		})),
		updateComment: (id, body) => write("update the comment", commentOf, () => issues.updateComment({
			...place,
			comment_id: id,
			body
		})),
		deleteComment: async (id) => {
			await withoutMissing(write("remove the comment", nothingOf, () => issues.deleteComment({
				...place,
				comment_id: id
			})));
		},
		getPullRequest: (number) => read("read the pull request", pullRequestOf, () => pulls.get({
			...place,
			pull_number: number
		})),
		listPullRequests: (headOwner, branch) => read("list the pull requests", pullRequestsOf, () => pulls.list({
			...place,
			state: "all",
			head: `${headOwner}:${branch}`,
			per_page: 100
		}))
	};
}
function nothingOf() {}
async function allPages(itemsOf, ask) {
	const items = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const { data, headers } = await ask({
			per_page: 100,
			page
		});
		items.push(...itemsOf(data));
		if (!/;\s*rel="next"/.test(headers.link ?? "")) break;
	}
	return items;
}
function checksIn({ octokit, place, write, readAll }) {
	const { checks } = octokit.rest;
	return {
		createCheck: ({ name, headSha, externalId, state }) => write("create the check", checkIdOf, () => checks.create({
			...place,
			...once,
			...checkBody(state),
			name,
			head_sha: headSha,
			external_id: externalId
		})),
		updateCheck: async (id, change) => {
			const { name, externalId, state } = change;
			await write("update the check", checkIdOf, () => checks.update({
				...place,
				...state !== void 0 && checkBody(state),
				...name !== void 0 && { name },
				...externalId !== void 0 && { external_id: externalId },
				check_run_id: id
			}));
		},
		listChecks: (sha) => readAll("list the checks", () => allPages(checksOf, (page) => checks.listForRef({
			...place,
			...page,
			ref: sha,
			filter: "all"
		})))
	};
}
function checkBody({ status, conclusion, text, detailsUrl }) {
	return {
		...conclusion === null ? status !== "completed" && { status } : { conclusion },
		output: { ...text },
		...detailsUrl !== null && { details_url: detailsUrl }
	};
}
const missingOrRefused = ["not-found", "invalid"];
function contentsIn({ octokit, place, read }) {
	const { repos } = octokit.rest;
	return {
		commitAt: (ref) => withoutMissing(read("read the commit", commitFromReply, () => repos.getCommit({
			...place,
			ref,
			per_page: 1
		})), missingOrRefused),
		compareCommits: (first, second) => withoutMissing(read("compare the commits", comparisonOf, () => repos.compareCommitsWithBasehead({
			...place,
			basehead: `${first}...${second}`,
			per_page: 1,
			page: 1
		})), missingOrRefused),
		readFile: (path, sha) => withoutMissing(read(`read ${path}`, textOf, () => repos.getContent({
			...place,
			path,
			...sha !== null && { ref: sha },
			mediaType: { format: "raw" }
		})))
	};
}
function runsIn({ octokit, place, write, read }) {
	const { actions, reactions, repos } = octokit.rest;
	return {
		getRun: (id) => withoutMissing(read("read the run", workflowRunOf, () => actions.getWorkflowRun({
			...place,
			run_id: id
		}))),
		jobEndings: (id, attempt) => read("list the jobs", jobEndingsOf, () => actions.listJobsForWorkflowRunAttempt({
			...place,
			run_id: id,
			attempt_number: attempt,
			per_page: 100
		})),
		listRuns: (workflow, headSha) => read("list the runs", workflowRunsOf, () => actions.listWorkflowRuns({
			...place,
			workflow_id: workflow,
			head_sha: headSha,
			per_page: 100
		})),
		workflowsOn: (event) => read("list the runs", workflowPathsOf, () => actions.listWorkflowRunsForRepo({
			...place,
			event,
			per_page: 30
		})),
		cancelRun: async (id) => {
			const cancellation = write("cancel the run", () => true, () => actions.cancelWorkflowRun({
				...place,
				run_id: id
			}));
			return await withoutMissing(cancellation, missingOrRefused) ?? false;
		},
		dispatch: async (workflow, ref, inputs) => {
			const send = (details) => write("start the workflow", runIdOf, async () => {
				const { status, data } = await octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
					...place,
					...once,
					workflow_id: workflow,
					ref,
					inputs: { ...inputs },
					...details
				});
				return { data: status === 204 ? null : data };
			});
			try {
				return await send({ return_run_details: true });
			} catch (error) {
				if (!(error instanceof GitHubError) || !/return_run_details/.test(error.message)) throw error;
				return send({});
			}
		},
		permissionOf: async (login) => await withoutMissing(read("ask for the permission", permissionOf, () => repos.getCollaboratorPermissionLevel({
			...place,
			username: login
		}))) ?? "none",
		react: (commentId, reaction) => write("react to the comment", nothingOf, () => reactions.createForIssueComment({
			...place,
			comment_id: commentId,
			content: reaction
		}))
	};
}

export { createGitHub };