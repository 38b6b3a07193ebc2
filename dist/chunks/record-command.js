import { absolutePath } from "./src/host5.js";
import { readText } from "./src/host6.js";
import { createHost, defaultBranch, gitRunner, gitText } from "./src/host9.js";
import { firstLine } from "./src/host8.js";
import { validated } from "./src/model16.js";
import { exitCodes } from "./src/model8.js";
import { parseResult } from "./src/model21.js";
import { UsageError } from "./src/model2.js";
import { groupedBy } from "./src/model7.js";
import { plainLine } from "./src/render.js";
import { countText, percentText } from "./src/render5.js";
import { firstItems } from "./src/render2.js";
import { recordBranch, recordFormat, recordLineSchema } from "./src/parts10.js";
import { gatingOf } from "./src/model17.js";
import { roundTo } from "./src/model3.js";

// src/parts/record/creep-in.ts
const rowsAtMost = 50;
const lineLength = 600;
function creepIn(anchors, lines) {
	const creeps = anchors.flatMap((anchor) => {
		if (anchor.head.position - anchor.base.position < 2) return [];
		const steps = stepsWithin(anchor, lines);
		return anchor.rows.flatMap((row) => {
			if (row.verdict !== "regression") return [];
			const shownLog = steps.flatMap(({ rows }) => rows).filter((each) => isChange(each) && rowKey(each) === rowKey(row)).reduce((sum, each) => sum + Math.log1p(each.estimate), 0);
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
	return [...groupedBy(creeps, ({ row }) => rowKey(row)).values()].flatMap((group) => group.toSorted((first, second) => hiddenCreep(second) - hiddenCreep(first)).slice(0, 1));
}
function isChange({ verdict }) {
	return verdict === "regression" || verdict === "improvement";
}
function rowKey({ benchmark, metric }) {
	return JSON.stringify([benchmark, metric]);
}
function stepsWithin(anchor, lines) {
	const inside = lines.filter(({ key, base, head }) => key === anchor.key && base.position >= anchor.base.position && head.position <= anchor.head.position && base.position < head.position && head.position - base.position < anchor.head.position - anchor.base.position);
	return [...groupedBy(inside, ({ head }) => head.sha).values()].flatMap((group) => group.toSorted((first, second) => second.base.position - first.base.position).slice(0, 1));
}
function hiddenCreep({ row, shownRatio }) {
	return Math.abs(Math.log1p(row.estimate) - Math.log1p(shownRatio));
}
function creepLines(creeps) {
	const lines = creeps.map(({ row, base, head, shownRatio, steps }) => {
		const { benchmark, metric, estimate, low, high } = row;
		const since = [base.sha.slice(0, 7), ...base.tags.slice(0, 1)].join(" ");
		const shownText = shownRatio === 0 ? "nothing" : percentText(shownRatio);
		const text = `${benchmark} crept by ${percentText(estimate)} (95% CI ${percentText(low)} to ${percentText(high)}) in ${metric} from ${since} to ${head.sha.slice(0, 7)}; single pushes showed ${shownText} of it in ${countText(steps, "comparison")}`;
		return plainLine(text, lineLength);
	});
	return firstItems(lines, rowsAtMost, (hiddenCount) => `and ${hiddenCount} more crept`);
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
		if (pairSpread === null || low <= -1) return [];
		if (verdict === "failed" || verdict === "not-comparable") return [];
		return [{
			benchmark: benchmarkId,
			metric,
			better,
			verdict: judgement.verdict,
			estimate: roundTo(estimate, digits),
			low: roundTo(low, digits),
			high: roundTo(high, digits),
			spread: roundTo(pairSpread, digits),
			pairs
		}];
	});
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
	const branch = values.get("branch") ?? usualBranch;
	const record = recordBranch(repository, branch, host);
	const commitOf = await commitsOf(values.get("default-branch"), repository, host);
	const { report, ...places } = placesOf(terminal.environment, repository);
	const lines = [];
	for (const file of positionals) {
		const content = await readText(absolutePath(file, terminal.directory, host.files));
		const result = parseResult(content, "a result", file);
		const { base, head } = recordedCommits(result);
		const line = recordLineOf(result, {
			...places,
			key: values.get("key") ?? "default",
			report: values.get("report") ?? report,
			base: await commitOf(base),
			head: await commitOf(head)
		});
		lines.push(validated(recordLineSchema, line, "what a record can hold"));
	}
	const measuredLines = lines.filter((line) => line.rows.length > 0);
	for (const line of lines.filter(({ rows }) => rows.length === 0)) terminal.error(`nothing to record of ${commitPair(line)}: no deciding row has an interval\n`);
	const addedLines = await record.append(measuredLines);
	for (const line of addedLines) {
		const what = `${line.rows.length} rows of ${commitPair(line)} as ${line.key}`;
		terminal.out(`recorded ${what} in the branch ${branch}\n`);
	}
	if (addedLines.length === 0 && measuredLines.length > 0) terminal.out(`all of it was already recorded in the branch ${branch}\n`);
	const creepTexts = creepLines(creepIn(lines, await record.read()));
	for (const line of creepTexts) {
		terminal.error(`${line}\n`);
		terminal.annotate("deadheat record", line);
	}
	return creepTexts.length === 0 ? exitCodes.success : exitCodes.regression;
}
async function commitsOf(branchName, repository, { git, processes }) {
	if (await git.isShallow(repository)) throw new UsageError("expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0");
	const name = branchName ?? await defaultBranch(repository, git);
	const newestSha = name === null ? null : await git.resolve(repository, name);
	if (newestSha === null) throw new UsageError(`expected the default branch, got ${name ?? "none"}: --default-branch NAME`);
	return async (sha) => {
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
	};
}
function placesOf(environment, directory) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: project, GITHUB_RUN_ID: run } = environment;
	if (server === void 0 || project === void 0) return {
		project: directory.split("/").at(-1) ?? directory,
		repository: null,
		report: null
	};
	const repository = `${server}/${project}`;
	return {
		project,
		repository,
		report: run === void 0 ? null : `${repository}/actions/runs/${run}`
	};
}
function commitPair({ base, head }) {
	return `${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)}`;
}

export { recordCommand };