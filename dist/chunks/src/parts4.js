import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { array, literal, number, strictObject, string } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { countSchema, shaSchema, text } from "./model3.js";
import { directionSchema, groupedBy } from "./model5.js";
import { judgedVerdictSchema } from "./model11.js";
import { complaintOf } from "./model14.js";
import { parseJson } from "./model18.js";
import { firstLine, splitLines } from "./host7.js";
import { createHost, demandedOutcome, gitRunner, hasSucceeded, reasonOf } from "./host8.js";
import { absolutePath } from "./host10.js";

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

// src/parts/record/parse-record.ts
function parseRecord(files) {
	return files.flatMap(({ path, text }) => text.split("\n").slice(0, -1).map((line, at) => {
		const data = parseJson(line);
		const validation = recordLineSchema.safeParse(data);
		if (validation.success) return validation.data;
		const complaint = complaintOf(validation.error, data);
		throw new UsageError(`expected a line of a record in ${path} line ${at + 1}, got ${complaint}`);
	}));
}

// src/parts/record/record-paths.ts
const recordPath = /^\w[\w.-]{0,49}\/(?<month>\d{4}-\d{2})\.ndjson$/;
function isRecordPath(path) {
	return recordPath.test(path);
}
function recordPathOf({ key, measuredAt }) {
	return `${key}/${measuredAt.slice(0, 7)}.ndjson`;
}
function outdatedPathsOf(paths, months) {
	const newestFirst = paths.filter(isRecordPath).toSorted().toReversed();
	const counts = /* @__PURE__ */ new Map();
	return newestFirst.filter((path) => {
		const key = path.slice(0, path.indexOf("/"));
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count > months;
	});
}

// src/parts/record/record-place.ts
const attempts = 20;
async function readRecord(place, host) {
	return place.kind === "folder" ? filesOfFolder(place.directory, host) : (await branchFiles(place, host)).files;
}
async function appendToRecord(place, addition, host) {
	return place.kind === "folder" ? appendToFolder(place.directory, addition, host) : appendToBranch(place, addition, host);
}
async function filesOfFolder(directory, { files }) {
	const paths = (await files.walk(directory)).filter(isRecordPath);
	return Promise.all(paths.map(async (path) => ({
		path,
		text: await files.read(files.join(directory, path)) ?? ""
	})));
}
async function appendToFolder(directory, { lines, keepMonths, fresh }, host) {
	const { files } = host;
	const present = await filesOfFolder(directory, host);
	const addedLines = fresh(lines, parseRecord(present));
	for (const [path, group] of byPath(addedLines)) {
		const file = files.join(directory, path);
		await files.makeDirectory(files.join(file, ".."));
		const before = present.find((recordFile) => recordFile.path === path)?.text ?? "";
		const whole = before.slice(0, before.lastIndexOf("\n") + 1);
		if (whole === before) await files.append(file, recordText(group));
		else await files.write(file, `${whole}${recordText(group)}`);
	}
	const paths = /* @__PURE__ */ new Set([...present.map(({ path }) => path), ...byPath(addedLines).keys()]);
	const droppedPaths = outdatedPathsOf([...paths], keepMonths);
	for (const path of droppedPaths) await files.remove(files.join(directory, path));
	return {
		addedLines,
		droppedPaths
	};
}
async function appendToBranch(place, { lines, keepMonths, fresh }, host) {
	const { repository, branch } = place;
	for (let attempt = 1;; attempt += 1) {
		const { commit, files } = await branchFiles(place, host);
		const addedLines = fresh(lines, parseRecord(files));
		if (addedLines.length === 0) return {
			addedLines,
			droppedPaths: []
		};
		const changedFiles = [...byPath(addedLines)].map(([path, group]) => ({
			path,
			text: `${files.find((file) => file.path === path)?.text ?? ""}${recordText(group)}`
		}));
		const paths = new Set([...files, ...changedFiles].map(({ path }) => path));
		const removedPaths = outdatedPathsOf([...paths], keepMonths);
		const failure = await host.git.write(repository, {
			branch,
			parent: commit,
			files: changedFiles.filter(({ path }) => !removedPaths.includes(path)),
			removedPaths,
			message: recordMessage(addedLines)
		});
		if (failure === null) return {
			addedLines,
			droppedPaths: removedPaths
		};
		if (failure !== "moved" || attempt === attempts) throw new UnmeasurableError(`could not write to the branch ${branch}: ${failure}; the job needs "contents: write" and a checkout with its credentials`);
		await host.clock.sleep(.05 * attempt + (lines[0]?.head.position ?? 0) % 7 * .02);
	}
}
async function branchFiles({ repository, branch }, { git }) {
	const read = await git.read(repository, branch);
	const otherFile = read.files.find(({ path }) => !isRecordPath(path));
	if (otherFile === void 0) return read;
	throw new UsageError(`expected a branch that holds nothing but a record, got ${branch} with ${otherFile.path}: choose another name`);
}
function byPath(lines) {
	return groupedBy(lines, recordPathOf);
}
function recordText(lines) {
	return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
function recordMessage(lines) {
	const [first] = lines;
	return `record ${first === void 0 ? "nothing" : first.head.sha.slice(0, 7)}${lines.length > 1 ? ` and ${lines.length - 1} more` : ""}`;
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
	const origin = async (repository) => {
		const outcome = await run(repository, [
			"config",
			"--get",
			"remote.origin.url"
		]);
		return outcome.exitCode === 0 ? firstLine(outcome.stdout) : null;
	};
	return {
		origin,
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
			const outcome = await origin(repository) === null ? await run(repository, [
				"update-ref",
				ref,
				commit,
				parent ?? nobody
			]) : await run(repository, [
				"push",
				"--quiet",
				`--force-with-lease=${ref}:${parent ?? ""}`,
				"--",
				"origin",
				`${commit}:${ref}`
			], "own servers");
			if (hasSucceeded(outcome)) return null;
			return movedAnswer.test(outcome.stderr) ? "moved" : reasonOf(outcome);
		}
	};
	async function newestOf(repository, branch) {
		const ref = `refs/heads/${branch}`;
		if (await origin(repository) === null) {
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
	async function commitOf(repository, { parent, files, removedPaths, message }) {
		const listedText = parent === null ? "" : await text(repository, [
			"ls-tree",
			"-r",
			"-z",
			parent
		]);
		const entries = new Map(listedText.split("\0").flatMap((entry) => {
			const [, sha, path] = /^100644 blob ([0-9a-f]{40})\t(.+)$/s.exec(entry) ?? [];
			return sha === void 0 || path === void 0 ? [] : [[path, sha]];
		}));
		for (const path of removedPaths) entries.delete(path);
		for (const file of files) entries.set(file.path, await runPiped(repository, [
			"hash-object",
			"-w",
			"--stdin"
		], file.text));
		const argv = [
			"commit-tree",
			await treeOf(repository, entries),
			...parent === null ? [] : ["-p", parent],
			"-m",
			message
		];
		return firstLine(demandedOutcome(argv, await run(repository, argv, { variables: author })).stdout);
	}
	async function treeOf(repository, entries) {
		const folders = /* @__PURE__ */ new Map();
		const top = [];
		for (const [path, sha] of entries) {
			const [folder = "", name] = path.split("/", 2);
			if (name === void 0) top.push(`100644 blob ${sha}\t${folder}`);
			else folders.set(folder, [...folders.get(folder) ?? [], `100644 blob ${sha}\t${name}`]);
		}
		for (const [folder, lines] of folders) {
			const sha = await runPiped(repository, ["mktree", "-z"], joinLines(lines));
			top.push(`040000 tree ${sha}\t${folder}`);
		}
		return runPiped(repository, ["mktree", "-z"], joinLines(top));
	}
	async function runPiped(repository, argv, input) {
		const outcome = await run(repository, argv, {
			variables: {},
			input
		});
		return splitLines(demandedOutcome(argv, outcome).stdout)[0] ?? "";
	}
}
function joinLines(lines) {
	return lines.map((line) => `${line}\0`).join("");
}

// src/cli/record-place-of.ts
const usualRecordBranch = "deadheat-data";
function recordHost() {
	const host = createHost();
	const { files, clock, processes } = host;
	return {
		...host,
		record: {
			files,
			clock,
			git: createRecordGit(processes)
		}
	};
}
async function recordPlaceOf(namedText, terminal, host) {
	const directory = absolutePath(namedText, terminal.directory, host.files);
	if (await host.files.kindOf(directory) === "folder") return {
		kind: "folder",
		directory
	};
	const repository = await host.git.top(terminal.directory);
	if (repository === null) throw new UsageError(`expected the folder of a record, got ${namedText}: there is none, and no repository here`);
	return {
		kind: "branch",
		repository,
		branch: recordBranch(namedText)
	};
}
function recordBranch(namedText) {
	if (/^\w[\w-]*(?:[./]\w[\w-]*)*$/.test(namedText)) return namedText;
	throw new UsageError(`expected the name of a branch, got ${JSON.stringify(namedText)}`);
}

export { appendToRecord, parseRecord, readRecord, recordBranch, recordFormat, recordHost, recordKeySchema, recordLineSchema, recordPlaceOf, usualRecordBranch };