import { gitRunner, gitText, hasSucceeded, listedPaths, reasonOf } from "./host9.js";
import { array, literal, number, strictObject, string } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { firstLine } from "./host8.js";
import { directionSchema, groupedBy } from "./model7.js";
import { UnmeasurableError } from "./model9.js";
import { UsageError } from "./model2.js";
import { validated } from "./model16.js";
import { judgedVerdictSchema } from "./model13.js";
import { parseJson } from "./model22.js";
import { countSchema, shaSchema, text } from "./model6.js";

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
	return files.flatMap(({ path, text: content }) => content.split("\n").slice(0, -1).map((line, at) => validated(recordLineSchema, parseJson(line), `a line of a record in ${path} line ${at + 1}`)));
}

// src/parts/record/record-branch.ts
const attempts = 20;
const author = "deadheat <deadheat@users.noreply.github.com>";
const movedAnswer = /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists|\[remote rejected\]|but expected/;
function recordBranch(repository, name, { processes, clock }) {
	if (!/^\w[\w-]*(?:[./]\w[\w-]*)*$/.test(name)) throw new UsageError(`expected the name of a branch, got ${JSON.stringify(name)}`);
	const ref = `refs/heads/${name}`;
	const run = gitRunner(processes);
	const local = (argv, input) => gitText(run, repository, argv, input === void 0 ? "local" : {
		variables: {},
		input
	});
	const remoteName = async () => {
		const { exitCode } = await run(repository, [
			"config",
			"--get",
			"remote.origin.url"
		]);
		return exitCode === 0 ? "origin" : ".";
	};
	async function readState() {
		const remote = await remoteName();
		const refText = await gitText(run, repository, [
			"ls-remote",
			"--quiet",
			"--",
			remote,
			ref
		], "own servers");
		const commit = /^[0-9a-f]{40}(?=\t)/.exec(refText)?.[0] ?? null;
		if (commit === null) return {
			commit,
			files: []
		};
		await gitText(run, repository, [
			...[
				"fetch",
				"--quiet",
				"--no-tags",
				"--no-write-fetch-head",
				"--"
			],
			remote,
			commit
		], "own servers");
		const paths = listedPaths(await local([
			"ls-tree",
			"-r",
			"-z",
			"--name-only",
			commit
		]));
		const files = [];
		for (const path of paths) {
			if (!isRecordPath(path)) throw new UsageError(`expected a branch that holds nothing but a record, got ${name} with ${path}: choose another name`);
			const text = await local([
				"cat-file",
				"blob",
				`${commit}:${path}`
			]);
			files.push({
				path,
				text: text.slice(0, text.lastIndexOf("\n") + 1)
			});
		}
		return {
			commit,
			files
		};
	}
	async function push(state, lines) {
		const commit = firstLine(await local(importWords, importText(state, lines)));
		const words = [
			"push",
			"--quiet",
			`--force-with-lease=${ref}:${state.commit ?? ""}`,
			"--",
			await remoteName(),
			`${commit}:${ref}`
		];
		const outcome = await run(repository, words, "own servers");
		if (hasSucceeded(outcome)) return null;
		return movedAnswer.test(outcome.stderr) ? "moved" : reasonOf(outcome);
	}
	return {
		read: async () => parseRecord((await readState()).files),
		append: async (lines) => {
			for (let attempt = 1;; attempt += 1) {
				const state = await readState();
				const presentIdentities = new Set(parseRecord(state.files).map(identityOf));
				const addedLines = lines.filter((line) => !presentIdentities.has(identityOf(line)));
				const failure = addedLines.length === 0 ? null : await push(state, addedLines);
				if (failure === null) return addedLines;
				if (failure !== "moved" || attempt === attempts) throw new UnmeasurableError(`could not write to the branch ${name}: ${failure}; the job needs "contents: write" and a checkout with its credentials`);
				await clock.sleep(.05 * attempt + (lines[0]?.head.position ?? 0) % 7 * .02);
			}
		}
	};
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
const importWords = "fast-import --quiet --force --date-format=now".split(" ");
function importText({ commit, files }, lines) {
	const [first] = lines;
	const rest = lines.length === 1 ? "" : ` and ${lines.length - 1} more`;
	const texts = new Map(files.map(({ path, text }) => [path, text]));
	const changes = [...groupedBy(lines, recordPathOf)].map(([path, group]) => {
		const addedText = group.map((line) => `${JSON.stringify(line)}\n`).join("");
		return `M 100644 inline ${path}\n${dataText(`${texts.get(path) ?? ""}${addedText}`)}`;
	});
	const ref = "refs/deadheat/record";
	return [
		`commit ${ref}\nmark :1\ncommitter ${author} now\n`,
		dataText(`record ${first?.head.sha.slice(0, 7) ?? "nothing"}${rest}\n`),
		commit === null ? "" : `from ${commit}\n`,
		...changes,
		"get-mark :1\n",
		`reset ${ref}\nfrom ${"0".repeat(40)}\n`
	].join("");
}
function dataText(text) {
	return `data <<END\n${text}END\n`;
}

export { isRecordPath, parseRecord, recordBranch, recordFormat, recordLineSchema };