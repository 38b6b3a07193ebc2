import { _enum, array, literal, number, object, string } from "./packages/zod.js";
import { GitHubError } from "./src/host3.js";
import { firstLine } from "./src/host6.js";

// src/host/github/github-error-of.ts
function gitHubErrorOf(error, doingText) {
	if (error instanceof GitHubError) return error;
	const thrownError = thrownOf(error);
	const trouble = troubleOf(thrownError);
	const status = thrownError.status === null ? "" : ` (${thrownError.status})`;
	return new GitHubError(trouble, `could not ${doingText}${status}: ${gitHubReason(thrownError, trouble)}`, { cause: error });
}
function troubleOf({ status, message, headers }) {
	const isLimited = headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(message);
	if ((status === 403 || status === 429) && isLimited) return "limited";
	if (status === null || status >= 500) return "unreliable";
	if (status === 422 && /too long/i.test(message)) return "too-long";
	if (status === 403 && /\blocked\b/i.test(message)) return "locked";
	if (status === 403 && /\barchived\b/i.test(message)) return "archived";
	return troubles.get(status) ?? (status >= 400 ? "invalid" : "unreliable");
}
const troubles = /* @__PURE__ */ new Map([
	[401, "no-credentials"],
	[403, "not-permitted"],
	[404, "not-found"],
	[410, "not-found"]
]);
const longestReason = 1e3;
function gitHubReason({ message, headers }, trouble) {
	const wantedValue = headers["x-accepted-github-permissions"];
	const [first = "", ...others] = message.split(/\s*\n\s*/);
	if (trouble === "invalid") return [first, ...others].join(" ").slice(0, longestReason);
	if (trouble !== "not-permitted" || typeof wantedValue !== "string") return first;
	return `${first}; accepted permissions: ${wantedValue}`;
}
function thrownOf(error) {
	const message = error instanceof Error ? error.message : String(error);
	const status = memberOf(error, "status");
	const headers = memberOf(memberOf(error, "response"), "headers");
	return {
		message,
		status: typeof status === "number" && memberOf(error, "response") !== void 0 ? status : null,
		headers: typeof headers === "object" && headers !== null ? Object.fromEntries(Object.entries(headers)) : {}
	};
}
function memberOf(value, name) {
	if (typeof value !== "object" || value === null) return void 0;
	return new Map(Object.entries(value)).get(name);
}

// src/host/github/github-access.ts
async function tellErrors(doingText, work) {
	try {
		return await work();
	} catch (error) {
		throw gitHubErrorOf(error, doingText);
	}
}
async function withoutMissing(work) {
	try {
		return await work;
	} catch (error) {
		if (error instanceof GitHubError && error.trouble === "not-found") return null;
		throw error;
	}
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
	status: optionalText,
	external_id: anyText
}).transform(({ status, external_id: externalId, ...rest }) => ({
	...rest,
	open: status !== "completed",
	externalId
}));
const workflowRun = object({
	id,
	run_attempt: number(),
	event: anyText,
	status: optionalText
}).transform(({ run_attempt: attempt, status, ...rest }) => ({
	...rest,
	attempt,
	isCompleted: status === "completed"
}));
const commit = object({
	sha,
	parents: array(object({ sha })),
	commit: object({ message: anyText }).catch({ message: "" })
}).transform(({ parents, commit: { message }, ...rest }) => ({
	...rest,
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
}).transform(({ status, merge_base_commit: both }) => ({
	status,
	mergeBaseSha: both.sha
}));
const file = object({
	type: literal("file"),
	encoding: _enum(["none", "base64"]),
	content: string()
}).transform(({ encoding, content }) => encoding === "none" ? null : Buffer.from(content, "base64").toString("utf8"));
const folder = array(object({ path: anyText }));
function reader(schema, what) {
	return (reply) => {
		const validation = schema.safeParse(reply);
		if (validation.success) return validation.data;
		throw new GitHubError("unreliable", `expected ${what} from GitHub, got something else`);
	};
}
const commentOf = reader(comment, "a comment");
const commentsOf = reader(array(comment), "a list of comments");
const pullRequestOf = reader(pullRequest, "a pull request");
const pullRequestsOf = reader(array(pullRequest), "a list of pull requests");
const checksOf = reader(object({ check_runs: array(check) }).transform(({ check_runs: runs }) => runs), "a list of check runs");
const workflowRunOf = reader(workflowRun, "a workflow run");
const workflowRunsOf = reader(object({ workflow_runs: array(workflowRun) }).transform(({ workflow_runs: runs }) => runs), "a list of workflow runs");
const permissionOf = reader(object({ permission: string() }).transform(({ permission }) => permission), "a permission");
const loginOf = reader(object({ login: string() }).transform(({ login }) => login), "an account");
const commitFromReply = reader(commit, "a commit");
const comparisonOf = reader(comparison, "a comparison of commits");
function numberOf(reply, name, what) {
	return reader(object({ [name]: number() }), what)(reply)[name] ?? 0;
}
function pathsOf(reply) {
	return reader(folder, "a folder")(reply).map(({ path }) => path);
}
function fileTextOf(reply, path) {
	return reader(file, `the file ${path}`)(reply);
}

// src/host/github/checks-in.ts
function checksIn({ octokit, place, told, reading }) {
	return {
		createCheck: ({ name, headSha, externalId, state }) => told("create the check", async () => {
			const { data } = await octokit.rest.checks.create({
				...place,
				...bodyOf(state),
				name,
				head_sha: headSha,
				external_id: externalId,
				request: { retries: 0 }
			});
			return numberOf(data, "id", "a check run");
		}),
		updateCheck: async (id, state) => {
			await told("update the check", async () => {
				const { data } = await octokit.rest.checks.update({
					...place,
					...bodyOf(state),
					...state.name !== void 0 && { name: state.name },
					...state.externalId !== void 0 && { external_id: state.externalId },
					check_run_id: id
				});
				return numberOf(data, "id", "a check run");
			});
		},
		listChecks: (sha, name) => reading("list the checks", async () => {
			const { data } = await octokit.rest.checks.listForRef({
				...place,
				ref: sha,
				check_name: name,
				filter: "all",
				per_page: 100
			});
			return checksOf(data);
		})
	};
}
function bodyOf({ status, conclusion, text, detailsUrl }) {
	return {
		...conclusion === null ? status !== "completed" && { status } : { conclusion },
		output: { ...text },
		...detailsUrl !== null && { details_url: detailsUrl }
	};
}

// src/host/github/contents-in.ts
function contentsIn({ octokit, place, reading }) {
	const raw = (path, sha) => reading(`read ${path}`, async () => {
		const data = (await octokit.rest.repos.getContent({
			...place,
			path,
			...sha !== null && { ref: sha },
			mediaType: { format: "raw" }
		})).data;
		if (typeof data === "string") return data;
		throw new GitHubError("unreliable", `expected the text of ${path} from GitHub, got none`);
	});
	return {
		commitAt: (ref) => unlessUnknown(reading("read the commit", async () => {
			const { data } = await octokit.rest.repos.getCommit({
				...place,
				ref,
				per_page: 1
			});
			return commitFromReply(data);
		})),
		compareCommits: (first, second) => unlessUnknown(reading("compare the commits", async () => {
			const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
				...place,
				basehead: `${first}...${second}`,
				per_page: 1,
				page: 1
			});
			return comparisonOf(data);
		})),
		readFile: (path, sha) => withoutMissing(reading(`read ${path}`, async () => {
			const ref = sha !== null && { ref: sha };
			const { data } = await octokit.rest.repos.getContent({
				...place,
				path,
				...ref
			});
			return fileTextOf(data, path);
		}).then((text) => text ?? raw(path, sha))),
		listFolder: async (path) => await withoutMissing(reading(`list ${path}`, async () => {
			const { data } = await octokit.rest.repos.getContent({
				...place,
				path
			});
			return pathsOf(data);
		})) ?? []
	};
}
async function unlessUnknown(work) {
	try {
		return await withoutMissing(work);
	} catch (error) {
		if (error instanceof GitHubError && error.trouble === "invalid") return null;
		throw error;
	}
}

// src/host/github/runs-in.ts
function runsIn({ octokit, place, told, reading }) {
	return {
		getRun: (id) => withoutMissing(reading("read the run", async () => {
			const { data } = await octokit.rest.actions.getWorkflowRun({
				...place,
				run_id: id
			});
			return workflowRunOf(data);
		})),
		listRuns: (workflow, headSha) => reading("list the runs", async () => {
			const { data } = await octokit.rest.actions.listWorkflowRuns({
				...place,
				workflow_id: workflow,
				head_sha: headSha,
				per_page: 100
			});
			return workflowRunsOf(data);
		}),
		cancelRun: async (id) => {
			try {
				await told("cancel the run", () => octokit.rest.actions.cancelWorkflowRun({
					...place,
					run_id: id
				}));
				return true;
			} catch (error) {
				if (error instanceof GitHubError && /not-found|invalid/.test(error.trouble)) return false;
				throw error;
			}
		},
		dispatch: async (workflow, ref, inputs) => {
			const send = (details) => told("start the workflow", async () => {
				const { status, data } = await octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
					...place,
					workflow_id: workflow,
					ref,
					inputs: { ...inputs },
					...details,
					request: { retries: 0 }
				});
				return status === 204 ? null : numberOf(data, "workflow_run_id", "a started workflow");
			});
			try {
				return await send({ return_run_details: true });
			} catch (error) {
				if (!(error instanceof GitHubError) || !/return_run_details/.test(error.message)) throw error;
				return send({});
			}
		},
		permissionOf: async (login) => {
			return await withoutMissing(reading("ask for the permission", async () => {
				const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
					...place,
					username: login
				});
				return permissionOf(data);
			})) ?? "none";
		},
		react: async (commentId, reaction) => {
			await told("react to the comment", () => octokit.rest.reactions.createForIssueComment({
				...place,
				comment_id: commentId,
				content: reaction
			}));
		}
	};
}

// src/host/github/create-github.ts
const commentsPerPage = 100;
const mostPages = 200;
async function createGitHub(options) {
	const octokit = await octokitOf(options);
	const { owner, repository: repo } = options;
	const place = {
		owner,
		repo
	};
	const reading = (doingText, read) => tellErrors(doingText, () => repeatRead(read, options));
	const access = {
		octokit,
		place,
		told: tellErrors,
		reading
	};
	return {
		...checksIn(access),
		...contentsIn(access),
		...runsIn(access),
		login: async () => options.login ?? reading("ask for the account", async () => loginOf((await octokit.rest.users.getAuthenticated()).data)),
		listComments: (issueNumber) => reading("list the comments", () => allComments(octokit, {
			...place,
			issueNumber
		})),
		getComment: (id) => withoutMissing(reading("read the comment", async () => {
			const { data } = await octokit.rest.issues.getComment({
				...place,
				comment_id: id
			});
			return commentOf(data);
		})),
		createComment: (issueNumber, body) => tellErrors("write the comment", async () => {
			const { data } = await octokit.rest.issues.createComment({
				...place,
				issue_number: issueNumber,
				body,
				request: { retries: 0 }
			});
			return commentOf(data);
		}),
		updateComment: (id, body) => tellErrors("update the comment", async () => {
			const { data } = await octokit.rest.issues.updateComment({
				...place,
				comment_id: id,
				body
			});
			return commentOf(data);
		}),
		deleteComment: async (id) => {
			await withoutMissing(tellErrors("remove the comment", () => octokit.rest.issues.deleteComment({
				...place,
				comment_id: id
			})));
		},
		getPullRequest: (number) => reading("read the pull request", async () => {
			const { data } = await octokit.rest.pulls.get({
				...place,
				pull_number: number
			});
			return pullRequestOf(data);
		}),
		listPullRequests: (headOwner, branch) => reading("list the pull requests", async () => {
			const { data } = await octokit.rest.pulls.list({
				...place,
				state: "all",
				head: `${headOwner}:${branch}`,
				per_page: 100
			});
			return pullRequestsOf(data);
		})
	};
}
async function octokitOf(options) {
	const { Octokit: Client } = await import("./packages/octokit3.js");
	const worthWaiting = (seconds, _, __, retries) => seconds <= options.longestWaitSeconds && retries < 2;
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
			signal: AbortSignal.timeout((options.replySeconds ?? 30) * 1e3)
		}) },
		retry: {
			retryAfterBaseValue: options.pauseSeconds * 1e3,
			retries: attemptsOf(options) - 1
		},
		throttle: {
			write: createPace(options.pauseSeconds),
			notifications: createPace(options.pauseSeconds * 3),
			retryAfterBaseValue: options.pauseSeconds * 1e3,
			onRateLimit: worthWaiting,
			onSecondaryRateLimit: worthWaiting
		}
	});
}
function attemptsOf({ attempts = 3 }) {
	return attempts;
}
function ignore() {}
async function allComments(octokit, { issueNumber, ...place }) {
	const comments = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const { data, headers } = await octokit.rest.issues.listComments({
			...place,
			issue_number: issueNumber,
			per_page: commentsPerPage,
			page
		});
		comments.push(...commentsOf(data));
		if (!/;\s*rel="next"/.test(headers.link ?? "")) return comments;
	}
	return comments;
}
async function repeatRead(read, options) {
	for (let attempt = 1;; attempt += 1) try {
		return await read();
	} catch (error) {
		if (!(error instanceof GitHubError) || attempt >= attemptsOf(options)) throw error;
		await waitSeconds(attempt * options.pauseSeconds);
	}
}
function waitSeconds(seconds) {
	return new Promise((resolve) => {
		setTimeout(resolve, seconds * 1e3);
	});
}
function createPace(seconds) {
	let freeAtMilliseconds = 0;
	const schedule = async (_options, run) => {
		const now = performance.now();
		const start = Math.max(now, freeAtMilliseconds);
		freeAtMilliseconds = start + seconds * 1e3;
		await new Promise((resolve) => {
			setTimeout(resolve, start - now);
		});
		return run();
	};
	return { key: () => ({ schedule }) };
}

export { createGitHub };