import { GitHubError } from "./github-types.js";

// src/host/github-error-of.ts
/**
* What octokit threw, as one of our own errors.
*
* @param doing - what was asked, as in `list the comments`
*/
function gitHubErrorOf(error, doing) {
	if (error instanceof GitHubError) return error;
	const thrown = thrownOf(error);
	const trouble = troubleOf(thrown);
	const status = thrown.status === null ? "" : ` (${thrown.status})`;
	return new GitHubError(trouble, `could not ${doing}${status}: ${reasonOf(thrown, trouble)}`, { cause: error });
}
function troubleOf({ status, message, headers }) {
	const limited = headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(message);
	if ((status === 403 || status === 429) && limited) return "limited";
	if (status === null || status >= 500) return "unreliable";
	if (status === 422 && /too long/i.test(message)) return "too-long";
	return troubles.get(status) ?? (status >= 400 ? "invalid" : "unreliable");
}
const troubles = /* @__PURE__ */ new Map([
	[401, "not-permitted"],
	[403, "not-permitted"],
	[404, "not-found"],
	[410, "not-found"]
]);
function reasonOf({ message, headers }, trouble) {
	const wanted = headers["x-accepted-github-permissions"];
	const first = message.split("\n")[0] ?? "";
	if (trouble !== "not-permitted" || typeof wanted !== "string") return first;
	return `${first}; accepted permissions: ${wanted}`;
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

// src/host/github-reply.ts
/** @throws GitHubError when the reply is not a comment */
function commentOf(reply) {
	const { id, body, user, html_url: url } = recordOf(reply, "a comment");
	if (typeof id !== "number") throw unreadable("a comment");
	return {
		id,
		body: typeof body === "string" ? body : "",
		authorLogin: textIn(user, "login"),
		url: typeof url === "string" ? url : ""
	};
}
/** @throws GitHubError when the reply is not a list of comments */
function commentsOf(reply) {
	if (!Array.isArray(reply)) throw unreadable("a list of comments");
	return reply.map(commentOf);
}
/** @throws GitHubError when the reply is not a pull request */
function pullRequestOf(reply) {
	const { number, state, head, base } = recordOf(reply, "a pull request");
	const [headSha, baseSha, baseRef] = [
		textIn(head, "sha"),
		textIn(base, "sha"),
		textIn(base, "ref")
	];
	if (typeof number !== "number" || headSha === null || baseSha === null || baseRef === null) throw unreadable("a pull request");
	const repository = isRecord(head) ? head["repo"] : null;
	return {
		number,
		open: state === "open",
		headSha,
		headRepository: textIn(repository, "full_name"),
		baseRef,
		baseSha
	};
}
/** @throws GitHubError when the reply is not an account */
function loginOf(reply) {
	const login = textIn(reply, "login");
	if (login === null) throw unreadable("an account");
	return login;
}
function recordOf(value, what) {
	if (!isRecord(value)) throw unreadable(what);
	return value;
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function textIn(value, name) {
	const text = isRecord(value) ? value[name] : null;
	return typeof text === "string" ? text : null;
}
function unreadable(what) {
	return new GitHubError("unreliable", `expected ${what} from GitHub, got something else`);
}

// src/host/pace.ts
/**
* A queue that lets one call begin every so many seconds.
*
* @param seconds - least time between the beginnings of two calls
*/
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

// src/host/github.ts
/** A reply that takes longer than this is as good as none. */
const replyLimitMilliseconds = 3e4;
/** Attempts at reading; what writes has rules of its own. */
const readAttempts = 3;
const commentsPerPage = 100;
/** No pull request has more; the limit ends a list that leads to itself. */
const mostPages = 200;
/** GitHub, by octokit, which is loaded when this is called. */
async function createGitHub(options) {
	const octokit = await octokitOf(options);
	const { owner, repository: repo } = options;
	const place = {
		owner,
		repo
	};
	const reading = (doing, read) => told(doing, () => repeated(read, options.pauseSeconds));
	return {
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
		createComment: (issueNumber, body) => told("write the comment", async () => {
			const { data } = await octokit.rest.issues.createComment({
				...place,
				issue_number: issueNumber,
				body,
				request: { retries: 0 }
			});
			return commentOf(data);
		}),
		updateComment: (id, body) => told("update the comment", async () => {
			const { data } = await octokit.rest.issues.updateComment({
				...place,
				comment_id: id,
				body
			});
			return commentOf(data);
		}),
		deleteComment: async (id) => {
			await withoutMissing(told("remove the comment", () => octokit.rest.issues.deleteComment({
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
		})
	};
}
async function octokitOf(options) {
	const { Octokit: Client } = await import("./dist-bundle2.js");
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
			signal: AbortSignal.timeout(replyLimitMilliseconds)
		}) },
		retry: {
			retryAfterBaseValue: options.pauseSeconds * 1e3,
			retries: 2
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
function ignore() {}
/** octokit's own paging takes a reply that was cut off for an empty page. */
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
async function told(doing, work) {
	try {
		return await work();
	} catch (error) {
		throw gitHubErrorOf(error, doing);
	}
}
/** Reads again what came broken with status 200; octokit itself reads again after a server's error. */
async function repeated(read, pauseSeconds) {
	for (let attempt = 1;; attempt += 1) try {
		return await read();
	} catch (error) {
		if (!(error instanceof GitHubError) || attempt === readAttempts) throw error;
		await pause(attempt * pauseSeconds);
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
function pause(seconds) {
	return new Promise((resolve) => {
		setTimeout(resolve, seconds * 1e3);
	});
}

export { createGitHub };