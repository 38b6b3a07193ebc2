import { absolutePath } from "./host4.js";
import { array, literal, number, strictObject, string } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { readText } from "./host12.js";
import { createHost, demandedOutcome, gitRunner, hasSucceeded, reasonOf } from "./host13.js";
import { defaultBranch } from "./host16.js";
import { complaintOf } from "./model20.js";
import { exitCodes } from "./model4.js";
import { parseResult } from "./model31.js";
import { UsageError } from "./model2.js";
import { groupedBy } from "./model13.js";
import { plainLine } from "./render5.js";
import { countText, percentText } from "./render3.js";
import { firstLine } from "./host5.js";
import { directionSchema } from "./model22.js";
import { judgedVerdictSchema } from "./model21.js";
import { parseJson } from "./model26.js";
import { countSchema, shaSchema, text } from "./model3.js";
import { gatingOf } from "./model12.js";
import { UnmeasurableError } from "./model5.js";

// src/parts/record/creep-in.ts
const rowsAtMost = 50;
const lineLength = 600;
function creepIn(anchors, lines) {
	const creeps = anchors.flatMap((anchor) => {
		if (anchor.head.position - anchor.base.position < 2) return [];
		const between = stepsWithin(anchor, lines);
		return anchor.rows.flatMap((row) => {
			if (row.verdict !== "regression") return [];
			const shownRatio = between.flatMap(({ rows }) => rows.filter((each) => isSame(each, row))).filter(({ verdict }) => verdict === "regression").reduce((sum, each) => sum + Math.log1p(each.estimate), 0);
			const sign = row.better === "lower" ? 1 : -1;
			const near = Math.log1p(row.better === "lower" ? row.low : row.high);
			if (sign * shownRatio >= sign * near) return [];
			const { base, head } = anchor;
			return [{
				row,
				base,
				head,
				shownRatio: Math.expm1(shownRatio),
				steps: between.length
			}];
		});
	});
	return [...groupedBy(creeps, ({ row }) => JSON.stringify([row.benchmark, row.metric])).values()].flatMap((group) => group.toSorted((first, second) => hiddenCreep(second) - hiddenCreep(first)).slice(0, 1));
}
function stepsWithin(anchor, lines) {
	const inside = lines.filter(({ key, base, head }) => key === anchor.key && base.position >= anchor.base.position && head.position <= anchor.head.position && base.position < head.position && head.position - base.position < anchor.head.position - anchor.base.position);
	return [...groupedBy(inside, ({ head }) => head.sha).values()].flatMap((group) => group.toSorted((first, second) => second.base.position - first.base.position).slice(0, 1));
}
function isSame(first, second) {
	return first.benchmark === second.benchmark && first.metric === second.metric;
}
function hiddenCreep({ row, shownRatio }) {
	return Math.abs(Math.log1p(row.estimate) - Math.log1p(shownRatio));
}
function creepLines(creeps) {
	const lines = creeps.slice(0, rowsAtMost).map(({ row, base, head, shownRatio, steps }) => {
		const { benchmark, metric, estimate, low, high } = row;
		const since = [base.sha.slice(0, 7), ...base.tags.slice(0, 1)].join(" ");
		const shownText = shownRatio === 0 ? "nothing" : percentText(shownRatio);
		const text = `${benchmark} crept by ${percentText(estimate)} (95% CI ${percentText(low)} to ${percentText(high)}) in ${metric} from ${since} to ${head.sha.slice(0, 7)}; single pushes showed ${shownText} of it in ${countText(steps, "comparison")}`;
		return plainLine(text, lineLength);
	});
	const more = creeps.length - lines.length;
	return more > 0 ? [...lines, `and ${more} more crept`] : lines;
}

// src/parts/record/record-git.ts
const nobody = "0".repeat(40);
const author = {
	GIT_AUTHOR_NAME: "deadheat",
	GIT_AUTHOR_EMAIL: "deadheat@users.noreply.github.com",
	GIT_COMMITTER_NAME: "deadheat",
	GIT_COMMITTER_EMAIL: "deadheat@users.noreply.github.com"
};
const movedAnswer = /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists|\[remote rejected\]|but expected/;
function createRecordGit(processes) {
	const run = gitRunner(processes);
	const text = async (repository, argv) => demandedOutcome(argv, await run(repository, argv)).stdout;
	const hasOrigin = async (repository) => (await run(repository, [
		"config",
		"--get",
		"remote.origin.url"
	])).exitCode === 0;
	return {
		isOn: async (repository, sha, branch) => {
			return (await run(repository, [
				"merge-base",
				"--is-ancestor",
				sha,
				branch
			])).exitCode === 0;
		},
		factsOf: async (repository, sha) => {
			const countedText = await text(repository, [
				"rev-list",
				"--count",
				"--first-parent",
				sha,
				"--"
			]);
			const title = await text(repository, [
				"log",
				"-1",
				"--no-show-signature",
				"--format=%s",
				sha,
				"--"
			]);
			return {
				position: Number(countedText.trim()),
				title: firstLine(title)
			};
		},
		read: async (repository, branch) => {
			const commit = await newestOf(repository, branch);
			if (commit === null) return {
				commit,
				files: []
			};
			const listedText = await text(repository, [
				"ls-tree",
				"-r",
				"-z",
				"--name-only",
				commit
			]);
			const files = [];
			for (const path of listedText.split("\0").filter((each) => each !== "")) files.push({
				path,
				text: await text(repository, [
					"cat-file",
					"blob",
					`${commit}:${path}`
				])
			});
			return {
				commit,
				files
			};
		},
		write: async (repository, change) => {
			const commit = await commitOf(repository, change);
			const { branch, parent } = change;
			const ref = `refs/heads/${branch}`;
			const outcome = await hasOrigin(repository) ? await run(repository, [
				"push",
				"--quiet",
				`--force-with-lease=${ref}:${parent ?? ""}`,
				"--",
				"origin",
				`${commit}:${ref}`
			], "own servers") : await run(repository, [
				"update-ref",
				ref,
				commit,
				parent ?? nobody
			]);
			if (hasSucceeded(outcome)) return null;
			return movedAnswer.test(outcome.stderr) ? "moved" : reasonOf(outcome);
		}
	};
	async function newestOf(repository, branch) {
		const ref = `refs/heads/${branch}`;
		if (!await hasOrigin(repository)) {
			const outcome = await run(repository, [
				"rev-parse",
				"--verify",
				"--quiet",
				`${ref}^{commit}`
			]);
			return outcome.exitCode === 0 ? firstLine(outcome.stdout) : null;
		}
		const argv = [
			"ls-remote",
			"--quiet",
			"--",
			"origin",
			ref
		];
		const remote = demandedOutcome(argv, await run(repository, argv, "own servers"));
		const sha = /^[0-9a-f]{40}(?=\t)/.exec(firstLine(remote.stdout))?.[0];
		if (sha === void 0) return null;
		const fetch = [
			"fetch",
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--",
			"origin",
			sha
		];
		demandedOutcome(fetch, await run(repository, fetch, "own servers"));
		return sha;
	}
	async function commitOf(repository, { parent, files, message }) {
		const argv = [
			"commit-tree",
			await treeOf(repository, files),
			...parent === null ? [] : ["-p", parent],
			"-m",
			message
		];
		return firstLine(demandedOutcome(argv, await run(repository, argv, { variables: author })).stdout);
	}
	async function treeOf(repository, files) {
		const folders = groupedBy(files, ({ path }) => path.slice(0, path.indexOf("/")));
		const entries = [];
		for (const [folder, members] of folders) {
			const lines = [];
			for (const { path, text: content } of members) {
				const sha = await piped(repository, [
					"hash-object",
					"-w",
					"--stdin"
				], content);
				lines.push(`100644 blob ${sha}\t${path.slice(folder.length + 1)}\0`);
			}
			const sha = await piped(repository, ["mktree", "-z"], lines.join(""));
			entries.push(`040000 tree ${sha}\t${folder}\0`);
		}
		return piped(repository, ["mktree", "-z"], entries.join(""));
	}
	async function piped(repository, argv, input) {
		const outcome = await run(repository, argv, {
			variables: {},
			input
		});
		return firstLine(demandedOutcome(argv, outcome).stdout);
	}
}

// src/parts/record/record-line.ts
const recordFormat = "deadheat-record/1";
const recordKeySchema = string().regex(/^\w[\w.-]{0,49}$/, "letters, digits, \"-\", \".\" or \"_\"");
const addressSchema = text(500).regex(/^https?:\/\/[^\s"'<>]+$/, "an address that begins with https://");
const recordCommitSchema = strictObject({
	sha: shaSchema,
	position: countSchema,
	title: text(200),
	pull: number().int().positive().nullable(),
	tags: array(text(200)).max(20)
});
const recordRowSchema = strictObject({
	benchmark: text(300),
	metric: text(100),
	better: directionSchema,
	verdict: judgedVerdictSchema,
	estimate: number().gt(-1),
	low: number().gt(-1),
	high: number().gt(-1),
	spread: number().min(0),
	pairs: countSchema
});
const recordLineSchema = strictObject({
	format: literal(recordFormat),
	project: text(200),
	repository: addressSchema.nullable(),
	key: recordKeySchema,
	measuredAt: datetime(),
	machine: strictObject({
		digest: text(64),
		processor: text(200),
		platform: text(50),
		architecture: text(50)
	}),
	base: recordCommitSchema,
	head: recordCommitSchema,
	report: addressSchema.nullable(),
	rows: array(recordRowSchema).max(5e4)
});
function isRecordPath(path) {
	return /^\w[\w.-]{0,49}\/\d{4}-\d{2}\.ndjson$/.test(path);
}
function recordPathOf({ key, measuredAt }) {
	return `${key}/${measuredAt.slice(0, 7)}.ndjson`;
}
function parseRecord(files) {
	return files.flatMap(({ path, text: content }) => content.split("\n").slice(0, -1).map((line, at) => {
		const data = parseJson(line);
		const validation = recordLineSchema.safeParse(data);
		if (validation.success) return validation.data;
		throw new UsageError(`expected a line of a record in ${path} line ${at + 1}, got ${complaintOf(validation.error, data)}`);
	}));
}

// src/parts/record/record-line-of.ts
const digits = 6;
function recordedCommits({ plan }) {
	const { base, head } = plan.revisions;
	if (head.reason === "pull-request-head" || head.reason === "pull-request-merge") throw new UsageError(`expected a result of the default branch, got one of a pull request (${head.spec}): record the push that merges it`);
	return {
		base: recordedCommit(base),
		head: recordedCommit(head)
	};
}
function recordLineOf(result, facts) {
	const { machine, startedAt } = result;
	const { fingerprint, processor, platform, architecture } = machine;
	if (fingerprint === void 0) throw new UsageError("expected a result with the fingerprint of its machine, got one of an older version: measure again");
	return {
		format: recordFormat,
		...facts,
		measuredAt: startedAt,
		machine: {
			digest: fingerprint.digest,
			processor,
			platform,
			architecture
		},
		rows: recordRows(result)
	};
}
function recordedCommit({ side, source, sha, tree, label }) {
	if (source === "commit" && sha !== null && tree === void 0) return sha;
	const foundText = source === "folder" || tree !== void 0 ? "uncommitted files" : `a ${source}`;
	throw new UsageError(`expected a result of two commits, got ${foundText} as ${side} (${label})`);
}
function recordRows({ plan, findings }) {
	const gates = gatingOf(plan);
	const directions = new Map(plan.metrics.map(({ id, better }) => [id, better]));
	return findings.flatMap(({ benchmarkId, metric, verdict, judged: judgedRow }) => {
		if (judgedRow === null || metric === null || !gates(benchmarkId, metric)) return [];
		const { estimate, ci, pairSpread, pairs } = judgedRow;
		const [low, high] = ci;
		const better = directions.get(metric);
		if (estimate === null || low === null || high === null || better === void 0) return [];
		if (pairSpread === null || verdict === "failed" || low <= -1) return [];
		return [{
			benchmark: benchmarkId,
			metric,
			better,
			verdict: judgedRow.verdict,
			estimate: roundRecorded(estimate),
			low: roundRecorded(low),
			high: roundRecorded(high),
			spread: roundRecorded(pairSpread),
			pairs
		}];
	});
}
function roundRecorded(value) {
	return Number(value.toPrecision(digits));
}
function pullNamedIn(title) {
	const [, merge, squash] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(title) ?? [];
	const number = Number(merge ?? squash ?? 0);
	return number > 0 ? number : null;
}

// src/parts/record/record-place.ts
const attempts = 20;
function recordFolder(directory, files) {
	return {
		name: directory,
		read: async () => {
			const paths = (await files.walk(directory)).filter(isRecordPath);
			const read = async (path) => ({
				path,
				text: await files.read(files.join(directory, path)) ?? ""
			});
			return {
				commit: null,
				files: await Promise.all(paths.map(read))
			};
		},
		write: async ({ state, added }) => {
			for (const { path, text } of added) {
				const file = files.join(directory, path);
				await files.makeDirectory(files.join(file, ".."));
				const before = state.files.find((recordFile) => recordFile.path === path)?.text ?? "";
				const whole = before.slice(0, before.lastIndexOf("\n") + 1);
				if (whole === before) await files.append(file, text);
				else await files.write(file, `${whole}${text}`);
			}
			return null;
		}
	};
}
function recordBranch(repository, branch, git) {
	return {
		name: `the branch ${branch}`,
		read: async () => {
			const state = await git.read(repository, branch);
			const foreignFile = state.files.find(({ path }) => !isRecordPath(path));
			if (foreignFile === void 0) return state;
			throw new UsageError(`expected a branch that holds nothing but a record, got ${branch} with ${foreignFile.path}: choose another name`);
		},
		write: ({ state, added, message }) => {
			const files = [...groupedBy([...state.files, ...added], ({ path }) => path)].map(([path, parts]) => ({
				path,
				text: parts.map(({ text }) => text).join("")
			}));
			return git.write(repository, {
				branch,
				parent: state.commit,
				files,
				message
			});
		}
	};
}
async function appendToRecord(place, lines, { sleep }) {
	for (let attempt = 1;; attempt += 1) {
		const state = await place.read();
		const present = new Set(parseRecord(state.files).map(identityOf));
		const addedLines = lines.filter((line) => !present.has(identityOf(line)));
		if (addedLines.length === 0) return addedLines;
		const addedFiles = [...groupedBy(addedLines, recordPathOf)].map(([path, group]) => ({
			path,
			text: group.map((line) => `${JSON.stringify(line)}\n`).join("")
		}));
		const message = commitMessage(addedLines);
		const failure = await place.write({
			state,
			added: addedFiles,
			message
		});
		if (failure === null) return addedLines;
		if (failure !== "moved" || attempt === attempts) throw new UnmeasurableError(`could not write to ${place.name}: ${failure}; the job needs "contents: write" and a checkout with its credentials`);
		await sleep(.05 * attempt + (lines[0]?.head.position ?? 0) % 7 * .02);
	}
}
function identityOf({ key, machine, measuredAt, base, head }) {
	return JSON.stringify([
		key,
		machine.digest,
		measuredAt,
		base.sha,
		head.sha
	]);
}
function commitMessage([first, ...more]) {
	const rest = more.length === 0 ? "" : ` and ${more.length} more`;
	return `record ${first?.head.sha.slice(0, 7) ?? "nothing"}${rest}`;
}

// src/parts/record/record-command.ts
const usualBranch = "deadheat-data";
const titleLength = 200;
const mostTags = 20;
async function recordCommand({ positionals, values }, terminal) {
	if (positionals.length === 0) throw new UsageError("expected results, got none: deadheat record RESULT.json…; see --help");
	const host = createHost();
	const git = createRecordGit(host.processes);
	const repository = await host.git.top(terminal.directory);
	if (repository === null) throw new UsageError(`expected the repository whose commits are recorded, got ${terminal.directory}, which is in none`);
	const place = placeToWrite(values, repository, terminal, host);
	const trunk = await trunkOf(values.get("default-branch"), {
		repository,
		host,
		git
	});
	const lines = [];
	for (const file of positionals) {
		const content = await readText(absolutePath(file, terminal.directory, host.files));
		const result = parseResult(content, "a result", file);
		const { base, head } = recordedCommits(result);
		const { project, address, run } = addressesOf(terminal.environment, repository);
		const line = recordLineOf(result, {
			project,
			repository: address,
			key: recordKey(values.get("key") ?? "default"),
			report: values.get("report") ?? run,
			base: await commitOn(trunk, base),
			head: await commitOn(trunk, head)
		});
		const validation = recordLineSchema.safeParse(line);
		if (validation.success) lines.push(validation.data);
		else throw new UsageError(`expected what a record can hold, got ${complaintOf(validation.error, line)}`);
	}
	const measuredLines = lines.filter((line) => line.rows.length > 0);
	for (const line of lines.filter(({ rows }) => rows.length === 0)) terminal.error(`nothing to record of ${commitPair(line)}: no deciding row has an interval\n`);
	const addedLines = await appendToRecord(place, measuredLines, host.clock);
	for (const line of addedLines) terminal.out(`recorded ${line.rows.length} rows of ${commitPair(line)} as ${line.key} in ${place.name}\n`);
	if (addedLines.length === 0 && measuredLines.length > 0) terminal.out(`all of it was already recorded in ${place.name}\n`);
	const crept = creepLines(creepIn(lines, parseRecord((await place.read()).files)));
	for (const line of crept) {
		terminal.error(`${line}\n`);
		terminal.annotate("deadheat record", line);
	}
	return crept.length === 0 ? exitCodes.success : exitCodes.regression;
}
async function recordPlaceOf(name, { directory }, { files, git, processes }) {
	const folder = absolutePath(name, directory, files);
	if (await files.kindOf(folder) === "folder") return recordFolder(folder, files);
	const repository = await git.top(directory);
	if (repository === null) throw new UsageError(`expected the folder of a record, got ${name}: there is none, and no repository here`);
	return recordBranch(repository, branchName(name), createRecordGit(processes));
}
function placeToWrite(values, repository, { directory }, { files, processes }) {
	const into = values.get("into");
	const branch = values.get("branch");
	if (into === void 0) return recordBranch(repository, branchName(branch ?? usualBranch), createRecordGit(processes));
	if (branch !== void 0) throw new UsageError("expected --into FOLDER or --branch NAME, got both");
	return recordFolder(absolutePath(into, directory, files), files);
}
function branchName(text) {
	if (/^\w[\w-]*(?:[./]\w[\w-]*)*$/.test(text)) return text;
	throw new UsageError(`expected the name of a branch, got ${JSON.stringify(text)}`);
}
function recordKey(text) {
	const validation = recordKeySchema.safeParse(text);
	if (validation.success) return validation.data;
	throw new UsageError(`expected letters, digits, "-", "." or "_" after --key, got "${text}"`);
}
async function trunkOf(named, place) {
	const { repository, host } = place;
	if (await host.git.isShallow(repository)) throw new UsageError("expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0");
	const name = named ?? await defaultBranch(repository, host.git);
	const newest = name === null ? null : await host.git.resolve(repository, name);
	if (name !== null && newest !== null) return {
		...place,
		name,
		newest
	};
	throw new UsageError(`expected the default branch, got ${name ?? "none"}: --default-branch NAME`);
}
async function commitOn({ repository, name, newest, host, git }, sha) {
	if (!await git.isOn(repository, sha, newest)) throw new UsageError(`expected a commit of ${name}, got ${sha.slice(0, 7)}, which is not on it: a fork's or a branch's result is not recorded`);
	const { position, title } = await git.factsOf(repository, sha);
	const tags = (await host.git.tags(repository)).filter((tag) => tag.sha === sha);
	return {
		sha,
		position,
		title: title.slice(0, titleLength),
		pull: pullNamedIn(title),
		tags: tags.slice(0, mostTags).map((tag) => tag.name.slice(0, titleLength))
	};
}
function addressesOf(environment, repository) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = environment;
	if (server === void 0 || name === void 0) return {
		project: repository.split("/").at(-1) ?? repository,
		address: null,
		run: null
	};
	const address = `${server}/${name}`;
	return {
		project: name,
		address,
		run: run === void 0 ? null : `${address}/actions/runs/${run}`
	};
}
function commitPair({ base, head }) {
	return `${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)}`;
}

export { parseRecord, recordCommand, recordPlaceOf };