import { groupedBy } from "./src/model11.js";
import { gatingOf } from "./src/model5.js";
import { appendToRecord, parseRecord, readRecord, recordBranch, recordFormat, recordHost, recordKeySchema, recordLineSchema, usualRecordBranch } from "./src/model24.js";
import { UsageError } from "./src/model2.js";
import { absolutePath } from "./src/host5.js";
import { readText } from "./src/host10.js";
import { defaultBranch } from "./src/host12.js";
import { parseResult } from "./src/model25.js";
import { plainLine } from "./src/render.js";
import { countText, percentText } from "./src/render5.js";
import { helpOf } from "./src/settings5.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli3.js";

// src/analysis/record/creep-in.ts
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

// src/analysis/record/record-line-of.ts
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
	if (machine.fingerprint === void 0) throw new UsageError("expected a result with the fingerprint of its machine, got one of an older version: measure again");
	return {
		format: recordFormat,
		project: facts.project,
		repository: facts.repository,
		key: facts.key,
		measuredAt: startedAt,
		machine: {
			digest: machine.fingerprint.digest,
			processor: machine.processor,
			platform: machine.platform,
			architecture: machine.architecture
		},
		base: facts.base,
		head: facts.head,
		report: facts.report,
		rows: recordRows(result)
	};
}
function isRecorded(line, present) {
	const ownText = identityOf(line);
	return present.some((each) => identityOf(each) === ownText);
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

// src/model/record/pull-named-in.ts
function pullNamedIn(title) {
	const [, mergeNumber, squashNumber] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(title) ?? [];
	const number = Number(mergeNumber ?? squashNumber ?? 0);
	return number > 0 ? number : null;
}

// src/render/terminal/creep-lines.ts
const rowsAtMost = 50;
const nameLength = 300;
function creepLines(rows) {
	const lines = rows.slice(0, rowsAtMost).map(({ row, base, head, shownRatio, steps }) => {
		const { benchmark, metric, estimate, low, high } = row;
		const since = [base.sha.slice(0, 7), ...base.tags.slice(0, 1)].join(" ");
		const seenText = `${shownRatio === 0 ? "nothing" : percentText(shownRatio)} of it in ${countText(steps, "comparison")}`;
		const text = `${benchmark} crept by ${percentText(estimate)} (95% CI ${percentText(low)} to ${percentText(high)}) in ${metric} from ${since} to ${head.sha.slice(0, 7)}; single pushes showed ${seenText}`;
		return plainLine(text, nameLength * 2);
	});
	const more = rows.length - lines.length;
	return more > 0 ? [...lines, `and ${String(more)} more crept`] : lines;
}

// src/cli/record.ts
const usualMonths = "36";
const titleLength = 200;
const mostTags = 20;
const record = async (argv, terminal) => {
	const words = parseWords(argv, [
		"into",
		"branch",
		"key",
		"default-branch",
		"report",
		"keep-months"
	], ["help"]);
	if (words.switches.has("help")) {
		terminal.out(helpOf("record", terminal.width));
		return exitCodes.success;
	}
	if (words.positionals.length === 0) throw new UsageError("expected results, got none: deadheat record RESULT.json…; see --help");
	const host = recordHost();
	const repository = await host.git.top(terminal.directory);
	if (repository === null) throw new UsageError(`expected the repository whose commits are recorded, got ${terminal.directory}, which is in none`);
	const place = recordPlaceFrom(words, repository, terminal, host);
	const keepMonths = monthsOf(words.values.get("keep-months") ?? usualMonths);
	const askingParts = {
		words,
		terminal,
		repository,
		host,
		git: host.record.git
	};
	const lines = [];
	for (const file of words.positionals) {
		const path = absolutePath(file, terminal.directory, host.files);
		const content = await readText(path);
		lines.push(await recordLine(parseResult(content, "a result", file), askingParts));
	}
	const measuredLine = lines.filter((line) => line.rows.length > 0);
	for (const { base, head } of lines.filter((line) => line.rows.length === 0)) terminal.error(`nothing to record of ${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)}: no deciding row has an interval\n`);
	const { addedLines, droppedPaths } = await appendToRecord(place, {
		lines: measuredLine,
		keepMonths,
		fresh: (all, present) => all.filter((line) => !isRecorded(line, present))
	}, host.record);
	const where = place.kind === "folder" ? place.directory : `the branch ${place.branch}`;
	for (const { base, head, rows, key } of addedLines) terminal.out(`recorded ${rows.length} rows of ${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)} as ${key} in ${where}\n`);
	if (addedLines.length === 0 && measuredLine.length > 0) terminal.out(`all of it was already recorded in ${where}\n`);
	for (const path of droppedPaths) terminal.out(`dropped ${path}: --keep-months ${keepMonths}\n`);
	const crept = creepLines(creepIn(lines, parseRecord(await readRecord(place, host.record))));
	for (const line of crept) {
		terminal.error(`${line}\n`);
		terminal.annotate("deadheat record", line);
	}
	return crept.length === 0 ? exitCodes.success : exitCodes.regression;
};
function recordPlaceFrom({ values }, repository, terminal, host) {
	const into = values.get("into");
	const branch = values.get("branch");
	if (into !== void 0 && branch !== void 0) throw new UsageError("expected --into FOLDER or --branch NAME, got both");
	if (into !== void 0) return {
		kind: "folder",
		directory: absolutePath(into, terminal.directory, host.files)
	};
	return {
		kind: "branch",
		repository,
		branch: recordBranch(branch ?? "deadheat-data")
	};
}
function monthsOf(writtenText) {
	if (/^[1-9]\d{0,3}$/.test(writtenText)) return Number(writtenText);
	throw new UsageError(`expected a number of months after --keep-months, got "${writtenText}"`);
}
async function recordLine(result, recordRequest) {
	const { words, terminal, repository, host, git } = recordRequest;
	const commits = recordedCommits(result);
	if (await host.git.isShallow(repository)) throw new UsageError("expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0");
	const trunk = words.values.get("default-branch") ?? await defaultBranch(repository, host.git);
	const newest = trunk === null ? null : await host.git.resolve(repository, trunk);
	if (trunk === null || newest === null) throw new UsageError(`expected the default branch, got ${trunk ?? "none"}: --default-branch NAME`);
	const tags = await host.git.tags(repository);
	const described = async (sha) => {
		if (!await git.isOn(repository, sha, newest)) throw new UsageError(`expected a commit of ${trunk}, got ${sha.slice(0, 7)}, which is not on it: a fork's or a branch's result is not recorded`);
		const { position, title } = await git.factsOf(repository, sha);
		return {
			sha,
			position,
			title: title.slice(0, titleLength),
			pull: pullNamedIn(title),
			tags: tags.flatMap((tag) => tag.sha === sha ? [tag.name.slice(0, titleLength)] : []).slice(0, mostTags)
		};
	};
	const base = await described(commits.base);
	const head = await described(commits.head);
	const { project, address, run } = addressesOf(terminal.environment, repository);
	const line = recordLineOf(result, {
		project,
		repository: address,
		key: recordKeyOf(words.values.get("key") ?? "default"),
		report: words.values.get("report") ?? run,
		base,
		head
	});
	const validation = recordLineSchema.safeParse(line);
	if (validation.success) return validation.data;
	const [issue] = validation.error.issues;
	throw new UsageError(`expected what a record can hold, got ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}
function recordKeyOf(writtenText) {
	const validation = recordKeySchema.safeParse(writtenText);
	if (validation.success) return validation.data;
	throw new UsageError(`expected letters, digits, "-", "." or "_" after --key, got "${writtenText}"`);
}
function addressesOf(environment, repository) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = environment;
	const folder = repository.split("/").at(-1) ?? repository;
	if (server === void 0 || name === void 0) return {
		project: folder,
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

export { record };