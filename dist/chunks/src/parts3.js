import { percent } from "./model3.js";
import { plainLine, plainText, shellWord } from "./render.js";
import { countText, intervalText, percentText } from "./render5.js";
import { firstItems } from "./render2.js";
import { bisectionIn, isAnswered, isCommit, ratioOf } from "./parts2.js";

// src/parts/bisect/bisect-lines.ts
const mostCommitsShown = 12;
const mostStepsShown = 40;
function stepLine(bisection, { at }) {
	const { start, steps, step, commitAt } = bisection;
	const total = countText(start.commits.length, "commit");
	return `step ${steps.length + 1}: ${withTitle(commitAt(at))}; ${step?.commits.length ?? 0} of ${total} left`;
}
function bisectLines(result) {
	const bisection = bisectionIn(result);
	if (bisection === null) return [];
	const { start, steps, row, step } = bisection;
	if (row === null || step === null) {
		const reasons = steps.flatMap((each) => each.type === "skipped" ? each.reason : []);
		return reasons.length === 0 ? ["nothing to bisect: no row was called different"] : reasons.map((reason) => `BAD could not be measured: ${plainLine(reason, 200)}`);
	}
	const builds = new Set(steps.map(({ at }) => at)).size;
	const stepLines = steps.map((each) => {
		const label = labelOf(bisection.commitAt(each.at));
		return each.type === "skipped" ? `${label} ${plainLine(each.reason, 200)}` : `${label} ${levelText(each)} (${countText(each.pairs, "pair")})`;
	});
	return [
		[`bisect of ${plainLine(row.benchmarkId, 200)}, ${plainLine(row.metric, 100)}: ${countText(steps.length, "step")}, ${countText(builds, "build")} of ${countText(start.commits.length, "commit")}`],
		changeBlock(bisection, step),
		...openBlocks(bisection, step, row),
		[`measured against ${labelOf(start.good)}:`, ...firstItems(stepLines, mostStepsShown, moreText)]
	].flatMap(([heading, ...items], at) => [
		...at === 0 ? [] : [""],
		heading,
		...items.map((line) => `  ${line}`)
	]);
}
function namedCommits(result) {
	const { step = null, commitAt } = bisectionIn(result) ?? {};
	return (step?.commits.slice(0, 12) ?? []).flatMap((at) => commitAt?.(at).spec ?? []).filter(isCommit);
}
function changeBlock(bisection, step) {
	const { start, alone, commitAt } = bisection;
	const names = firstItems(step.commits.map((at) => withTitle(commitAt(at))), 12, moreText);
	const isOne = names.length === 1;
	const levelAt = (at) => `${labelOf(commitAt(at))} ${levelText(ratioOf(step.levelAt(at)))}`;
	const hint = step.isFound && !isOne ? "; those that could not be measured hide which" : "";
	return [
		`${isOne ? names.join("") : `one of ${step.commits.length} commits`} has made the change${hint}:`,
		...isOne ? [] : names,
		`before: ${step.start < 0 ? `${labelOf(start.good)}, which is GOOD` : levelAt(step.start)}`,
		`after: ${levelAt(step.end)}`,
		...alone === null ? [] : aloneLines(alone, commitAt(alone.previous)),
		...isAnswered(bisection) ? ["that is the whole difference"] : []
	];
}
function aloneLines({ functions, pairs, ...difference }, previous) {
	const items = (functions ?? []).map(({ name, share, file, line }) => {
		const part = share === null ? "" : `: ${percent(share)} of the change`;
		const place = file === "" ? "" : ` ${plainLine(line === null ? file : `${file}:${line}`, 220)}`;
		return `  ${plainLine(name, 100)}${place}${part}`;
	});
	return [`alone, against ${labelOf(previous)} before it: ${levelText(difference)} (${countText(pairs, "pair")})`, ...functions?.length === 0 ? ["  no function differs for certain in its profiles"] : items];
}
function openBlocks(bisection, step, row) {
	const { steps, commitAt } = bisection;
	const { isFound, next, unexplained, levelAt } = step;
	if (isAnswered(bisection)) return [];
	if (next !== null) return [[`stopped after ${countText(steps.length, "step")}; to go on, the same again with --resume --steps ${steps.length * 2}`]];
	if (!isFound) return [["the measurements do not tell these commits apart; try the same again with --pairs 200"]];
	const gapText = ({ start, end }) => {
		const [from, to] = [levelAt(start), levelAt(end)];
		const gap = {
			effect: to.effect - from.effect,
			error: Math.hypot(from.error, to.error)
		};
		return `${labelOf(commitAt(end))} is ${levelText(ratioOf(gap))} against ${labelOf(commitAt(start))}`;
	};
	const command = ({ start, end }) => {
		const words = [
			"deadheat",
			"bisect",
			...[start, end].map((at) => commitAt(at).spec),
			row.benchmarkId
		];
		return plainText(words.map(shellWord).join(" "), 1e3);
	};
	return [["it does not explain the whole difference:", ...[...unexplained.map(gapText), ...unexplained.map(command)]]];
}
const moreText = (hiddenCount) => `and ${hiddenCount} more`;
function labelOf({ label }) {
	return plainLine(label, 60);
}
function withTitle(commit) {
	return `${labelOf(commit)}${commit.title === "" ? "" : ` ${plainLine(commit.title, 72)}`}`;
}
function levelText({ estimate, ci }) {
	return `${percentText(estimate)}, 95% CI ${intervalText(...ci)}`;
}

export { bisectLines, namedCommits, stepLine };