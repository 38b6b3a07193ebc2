import { absolutePath } from "./src/host3.js";
import { readText } from "./src/host4.js";
import { createHost, defaultBranch, gitRunner, gitText } from "./src/host6.js";
import { firstLine } from "./src/host5.js";
import { complaintOf } from "./src/model17.js";
import { exitCodes } from "./src/model6.js";
import { parseResult } from "./src/model33.js";
import { UsageError } from "./src/model2.js";
import { groupedBy } from "./src/model18.js";
import { plainLine } from "./src/render2.js";
import { countText, percentText } from "./src/render3.js";
import { recordBranch, recordFormat, recordKeySchema, recordLineSchema } from "./src/parts7.js";
import { gatingOf } from "./src/model19.js";

// src/parts/record/creep-in.ts
const rowsAtMost = 50;
const lineLength = 600;
function creepIn(anchors, lines) {
	const creeps = anchors.flatMap((anchor) => {
		if (anchor.head.position - anchor.base.position < 2) return [];
		const steps = stepsWithin(anchor, lines);
		return anchor.rows.flatMap((row) => {
			if (row.verdict !== "regression") return [];
			const shownLog = steps.flatMap(({ rows }) => rows).filter(({ benchmark, metric, verdict }) => benchmark === row.benchmark && metric === row.metric && verdict === "regression").reduce((sum, each) => sum + Math.log1p(each.estimate), 0);
			const sign = row.better === "lower" ? 1 : -1;
			const nearLog = Math.log1p(row.better === "lower" ? row.low : row.high);
			if (sign * shownLog >= sign * nearLog) return [];
			const { base, head } = anchor;
			return [{
				row,
				base,
				head,
				shownRatio: Math.expm1(shownLog),
				steps: steps.length
			}];
		});
	});
	return [...groupedBy(creeps, ({ row }) => JSON.stringify([row.benchmark, row.metric])).values()].flatMap((group) => group.toSorted((first, second) => hiddenCreep(second) - hiddenCreep(first)).slice(0, 1));
}
function stepsWithin(anchor, lines) {
	const inside = lines.filter(({ key, base, head }) => key === anchor.key && base.position >= anchor.base.position && head.position <= anchor.head.position && base.position < head.position && head.position - base.position < anchor.head.position - anchor.base.position);
	return [...groupedBy(inside, ({ head }) => head.sha).values()].flatMap((group) => group.toSorted((first, second) => second.base.position - first.base.position).slice(0, 1));
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
	const actual = source === "folder" || tree !== void 0 ? "uncommitted files" : `a ${source}`;
	throw new UsageError(`expected a result of two commits, got ${actual} as ${side} (${label})`);
}
function recordRows({ plan, findings }) {
	const gates = gatingOf(plan);
	const directions = new Map(plan.metrics.map(({ id, better }) => [id, better]));
	return findings.flatMap(({ benchmarkId, metric, verdict, judged: judgement }) => {
		if (judgement === null || metric === null || !gates(benchmarkId, metric)) return [];
		const { estimate, ci, pairSpread, pairs } = judgement;
		const [low, high] = ci;
		const better = directions.get(metric);
		if (estimate === null || low === null || high === null || better === void 0) return [];
		if (pairSpread === null || verdict === "failed" || low <= -1) return [];
		return [{
			benchmark: benchmarkId,
			metric,
			better,
			verdict: judgement.verdict,
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

// src/parts/record/record-command.ts
const usualBranch = "deadheat-data";
const titleLength = 200;
const mostTags = 20;
async function recordCommand({ positionals, values }, terminal) {
	if (positionals.length === 0) throw new UsageError("expected results, got none: deadheat record RESULT.json…; see --help");
	const host = createHost();
	const repository = await host.git.top(terminal.directory);
	if (repository === null) throw new UsageError(`expected the repository whose commits are recorded, got ${terminal.directory}, which is in none`);
	const record = recordBranch(repository, values.get("branch") ?? usualBranch, host);
	const trunk = await trunkOf(values.get("default-branch"), repository, host);
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
			base: await commitOn(trunk, base, host),
			head: await commitOn(trunk, head, host)
		});
		const validation = recordLineSchema.safeParse(line);
		if (validation.success) lines.push(validation.data);
		else throw new UsageError(`expected what a record can hold, got ${complaintOf(validation.error, line)}`);
	}
	const measuredLines = lines.filter((line) => line.rows.length > 0);
	for (const line of lines.filter(({ rows }) => rows.length === 0)) terminal.error(`nothing to record of ${commitPair(line)}: no deciding row has an interval\n`);
	const addedLines = await record.append(measuredLines);
	for (const line of addedLines) terminal.out(`recorded ${line.rows.length} rows of ${commitPair(line)} as ${line.key} in ${record.name}\n`);
	if (addedLines.length === 0 && measuredLines.length > 0) terminal.out(`all of it was already recorded in ${record.name}\n`);
	const creepTexts = creepLines(creepIn(lines, await record.read()));
	for (const line of creepTexts) {
		terminal.error(`${line}\n`);
		terminal.annotate("deadheat record", line);
	}
	return creepTexts.length === 0 ? exitCodes.success : exitCodes.regression;
}
function recordKey(text) {
	const validation = recordKeySchema.safeParse(text);
	if (validation.success) return validation.data;
	throw new UsageError(`expected letters, digits, "-", "." or "_" after --key, got "${text}"`);
}
async function trunkOf(branchName, repository, { git }) {
	if (await git.isShallow(repository)) throw new UsageError("expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0");
	const name = branchName ?? await defaultBranch(repository, git);
	const newestSha = name === null ? null : await git.resolve(repository, name);
	if (name !== null && newestSha !== null) return {
		repository,
		name,
		newestSha
	};
	throw new UsageError(`expected the default branch, got ${name ?? "none"}: --default-branch NAME`);
}
async function commitOn({ repository, name, newestSha }, sha, { git, processes }) {
	if (await git.mergeBase(repository, sha, newestSha) !== sha) throw new UsageError(`expected a commit of ${name}, got ${sha.slice(0, 7)}, which is not on it: a fork's or a branch's result is not recorded`);
	const run = (words) => gitText(gitRunner(processes), repository, [
		...words,
		sha,
		"--"
	]);
	const title = firstLine(await run([
		"log",
		"-1",
		"--no-show-signature",
		"--format=%s"
	]));
	const tags = (await git.tags(repository)).filter((tag) => tag.sha === sha);
	return {
		sha,
		position: Number((await run([
			"rev-list",
			"--count",
			"--first-parent"
		])).trim()),
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

export { recordCommand };