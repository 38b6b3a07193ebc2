import { createHost } from "./src/host9.js";
import { absolutePath } from "./src/host5.js";
import { exitCodes } from "./src/model8.js";
import { UsageError } from "./src/model2.js";
import { isRecordPath, parseRecord, recordBranch } from "./src/parts10.js";
import { digestOf } from "./src/host14.js";
import { groupedBy } from "./src/model7.js";
import { htmlTable, markup, noHtml } from "./src/render4.js";
import { bottomAxis, changeTicks, leftAxis, pageStyle, px, siteStyle } from "./src/render15.js";
import { plainText } from "./src/render.js";
import { linear } from "./packages/others6.js";
import { area_default, line_default } from "./packages/others8.js";
import { percentText } from "./src/render5.js";
import { element } from "./src/stats2.js";

// src/stats/shifted-segments.ts
const segmentPrice = 1;
const meanPrice = 2;
const fewestValues = 50;
function shiftedSegments(values) {
	const unit = Math.log(Math.max(values.length, fewestValues));
	const sumsOf = (power) => {
		const sums = new Float64Array(values.length + 1);
		for (const [index, { value, variance }] of values.entries()) sums[index + 1] = element(sums, index) + value ** power / variance;
		return sums;
	};
	const [weights, totals, squares] = [
		sumsOf(0),
		sumsOf(1),
		sumsOf(2)
	];
	const best = new Float64Array(values.length + 1);
	const begins = new Int32Array(values.length + 1);
	const costs = new Float64Array(values.length + 1);
	let candidates = [0];
	for (let to = 1; to <= values.length; to += 1) {
		let least = Number.POSITIVE_INFINITY;
		let begin = 0;
		for (const from of candidates) {
			const gain = (element(totals, to) - element(totals, from)) ** 2 / (element(weights, to) - element(weights, from)) - meanPrice * unit;
			const square = element(squares, to) - element(squares, from);
			const cost = element(best, from) + square - Math.max(0, gain);
			costs[from] = cost;
			if (cost < least) {
				least = cost;
				begin = from;
			}
		}
		best[to] = least + segmentPrice * unit;
		begins[to] = begin;
		const limit = least + 3 * unit;
		candidates = candidates.filter((from) => element(costs, from) <= limit);
		candidates.push(to);
	}
	const segments = [];
	for (let to = values.length; to > 0; to = element(begins, to)) {
		const from = element(begins, to);
		const weight = element(weights, to) - element(weights, from);
		const sum = element(totals, to) - element(totals, from);
		if (sum ** 2 / weight > meanPrice * unit) segments.push({
			from,
			to,
			mean: sum / weight,
			error: 1 / Math.sqrt(weight)
		});
	}
	return segments.toReversed();
}

// src/parts/record/curves-of-record.ts
const halfWidth = 1.959964;
const leastVariance = 1e-10;
function curvesOfRecord(lines) {
	const forwardLines = lines.filter(({ base, head }) => base.position < head.position);
	const commits = knownCommits(lines);
	const links = forwardLines.flatMap((line) => line.rows.map((row) => linkBy(line, row)));
	return [...groupedBy(links, ({ line, row }) => JSON.stringify([
		line.key,
		row.benchmark,
		row.metric
	])).values()].map((group) => {
		const [{ line, row }] = group;
		const { benchmark, metric, better } = row;
		const places = curvePlaces(group, commits);
		const points = places.map(({ point }) => point);
		return {
			key: line.key,
			benchmark,
			metric,
			better,
			points,
			changes: changesIn(places, better)
		};
	});
}
function linkBy(line, row) {
	const error = (Math.log1p(row.high) - Math.log1p(row.low)) / (2 * halfWidth);
	const variance = Math.max(leastVariance, error ** 2);
	return {
		line,
		row,
		value: Math.log1p(row.estimate),
		variance
	};
}
function knownCommits(lines) {
	const commits = /* @__PURE__ */ new Map();
	for (const commit of lines.flatMap(({ base, head }) => [base, head])) {
		const tags = /* @__PURE__ */ new Set([...commits.get(commit.sha)?.tags ?? [], ...commit.tags]);
		commits.set(commit.sha, {
			...commit,
			tags: [...tags]
		});
	}
	return commits;
}
function curvePlaces(links, commits) {
	const linksByHead = groupedBy(links, ({ line }) => line.head.sha);
	const orderedCommits = [...new Set(links.flatMap(({ line }) => [line.base.sha, line.head.sha]))].flatMap((sha) => commits.get(sha) ?? []).toSorted((first, second) => first.position - second.position);
	const places = /* @__PURE__ */ new Map();
	let before = null;
	for (const commit of orderedCommits) {
		const ways = (linksByHead.get(commit.sha) ?? []).flatMap((link) => {
			const from = places.get(link.line.base.sha);
			if (from === void 0) return [];
			return [{
				link,
				from,
				level: from.point.level + link.value,
				variance: from.variance + link.variance
			}];
		}).toSorted((first, second) => first.variance - second.variance);
		const place = placeAt(commit, before, ways);
		places.set(commit.sha, place);
		before = place;
	}
	return [...places.values()];
}
function placeAt(commit, before, ways) {
	const [bestWay] = ways;
	const level = bestWay?.level ?? before?.point.level ?? 0;
	const variance = bestWay?.variance ?? 0;
	const margin = halfWidth * Math.sqrt(variance);
	return {
		point: {
			commit,
			level,
			low: level - margin,
			high: level + margin,
			isBroken: bestWay === void 0 && before !== null,
			verdict: bestWay?.link.row.verdict ?? null,
			report: bestWay?.link.line.report ?? null,
			measuredAt: bestWay?.link.line.measuredAt ?? null,
			machine: bestWay?.link.line.machine.digest ?? null
		},
		variance,
		step: bestWay === void 0 || before === null ? null : stepBetween(before, bestWay, ways)
	};
}
function stepBetween(before, bestWay, ways) {
	const directWay = ways.find(({ from }) => from === before);
	if (directWay !== void 0) return directWay.link;
	return {
		value: bestWay.level - before.point.level,
		variance: bestWay.link.variance + Math.max(0, before.variance - bestWay.from.variance)
	};
}
function changesIn(places, better) {
	const begins = places.flatMap(({ step }, at) => step === null ? [at] : []);
	return begins.flatMap((begin, part) => {
		const ownPlaces = places.slice(begin, begins[part + 1]);
		return shiftedSegments(ownPlaces.flatMap(({ step }) => step ?? [])).flatMap(({ from: start, to: end, mean, error }) => {
			const [from, to] = [ownPlaces[start]?.point, ownPlaces[end]?.point];
			if (from === void 0 || to === void 0) return [];
			const steps = end - start;
			const [total, margin] = [mean * steps, halfWidth * error * steps];
			return [{
				verdict: total > 0 === (better === "lower") ? "regression" : "improvement",
				kind: steps === 1 ? "step" : "creep",
				from,
				to,
				steps,
				estimate: Math.expm1(total),
				low: Math.expm1(total - margin),
				high: Math.expm1(total + margin)
			}];
		});
	});
}
function curveChangeText({ kind, estimate, low, high }) {
	return `${kind} of ${percentText(estimate)} (${percentText(low)} to ${percentText(high)})`;
}
function dayOf({ measuredAt }) {
	return (measuredAt ?? "").slice(0, 10);
}
function shortSha({ commit: { sha } }) {
	return sha.slice(0, 7);
}
function levelText(level) {
	return percentText(Math.expm1(level));
}
function bandText({ low, high }) {
	return `${levelText(low)} to ${levelText(high)}`;
}
function pointText(point) {
	const { commit, level } = point;
	const pull = commit.pull === null ? "" : `#${commit.pull}`;
	const change = `${levelText(level)} (${bandText(point)})`;
	return [
		shortSha(point),
		dayOf(point),
		pull,
		change
	].filter((part) => part !== "").join(" · ");
}

// src/parts/record/curve-plot.ts
const frame = {
	width: 960,
	height: 330,
	left: 60,
	right: 10,
	top: 34,
	bottom: 46
};
const mostDates = 6;
const spark = {
	width: 160,
	height: 32
};
function sparkline({ points }) {
	const stride = Math.ceil(points.length / spark.width);
	const sparkPoints = points.filter((_, at) => (points.length - 1 - at) % stride === 0);
	const x = linear([0, Math.max(1, sparkPoints.length - 1)], [1, spark.width - 1]);
	const y = changeScale(sparkPoints.flatMap(({ low, high }) => [low, high]), [spark.height - 3, 3]);
	const places = sparkPoints.map((point, at) => ({
		...point,
		x: x(at)
	}));
	return markup`<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true">${bandAndLine(places, y)}</svg>`;
}
function bandAndLine(places, y) {
	const band = area_default((place) => place.x, ({ low }) => y(Math.expm1(low)), ({ high }) => y(Math.expm1(high))).digits(0);
	const path = line_default((place) => place.x, ({ level }) => y(Math.expm1(level))).digits(0);
	return markup`<path class="iv" d="${band(places) ?? ""}"/><path class="ln h" d="${path(places) ?? ""}"/>`;
}
function curvePlot({ benchmark, metric, points, changes }) {
	const { width, height, left, right, top, bottom } = frame;
	const x = linear([0, Math.max(1, points.length - 1)], [left, width - right]);
	const y = changeScale(points.flatMap(({ low, high }) => [low, high]), [height - bottom, top]);
	const places = points.map((point, at) => ({
		...point,
		x: x(at)
	}));
	const begins = places.flatMap(({ isBroken }, at) => isBroken || at === 0 ? [at] : []);
	const parts = begins.map((from, part) => bandAndLine(places.slice(from, begins[part + 1]), y));
	const upright = (at) => `M${px(x(at))} ${top}V${height - bottom}`;
	const machinePoints = places.flatMap(({ machine }, at) => machine === null ? [] : [{
		machine,
		at
	}]);
	const machines = machinePoints.filter(({ machine }, at) => at > 0 && machinePoints[at - 1]?.machine !== machine).map(({ at }) => markup`<path class="machine" d="${upright(at)}"><title>another class of machine</title></path>`);
	const marks = places.map(({ commit: { tags }, verdict, level, x: across }, at) => {
		const isCalled = verdict === "regression" || verdict === "improvement";
		const [tag] = tags;
		return [tag === void 0 ? noHtml : markup`<path class="thl" d="${upright(at)}"/><text x="${px(Math.min(across, width - 40))}" y="${height - 6}" text-anchor="middle">${plainText(tag, 12)}</text>`, isCalled ? markup`<circle data-v="${verdict}" cx="${px(across)}" cy="${px(y(Math.expm1(level)))}" r="3"/>` : noHtml];
	});
	const dated = places.filter(({ measuredAt }) => measuredAt !== null);
	const stride = Math.ceil(dated.length / mostDates);
	const dates = dated.filter((_, at) => at % stride === 0).map((place) => ({
		value: place.x,
		text: dayOf(place)
	}));
	const label = `${benchmark}, ${metric}: the chained curve; the same in the tables below`;
	return markup`<svg class="curve" viewBox="0 0 ${width} ${height}" role="group" aria-label="${label}">${leftAxis(frame, y, changeTicks(y, 5))}${bottomAxis(frame, (across) => across, dates)}${parts}${machines}${changes.map((change) => markup`<path class="change" data-v="${change.verdict}" d="${upright(points.indexOf(change.to))}"><title>${curveChangeText(change)}</title></path>`)}${marks}${places.slice(-200).map((place) => pointMark(place, y))}</svg>`;
}
function pointMark(place, y) {
	const [across, down] = [px(place.x), px(y(Math.expm1(place.level)))];
	const said = pointText(place);
	const isLeft = place.x < frame.width / 2;
	const edge = isLeft ? frame.left : frame.width - frame.right;
	return markup`<a class="spot" href="#${shortSha(place)}" aria-label="${said}"><circle class="hit" cx="${across}" cy="${down}" r="10"/><circle class="on" cx="${across}" cy="${down}" r="4"/><text x="${edge}" y="${frame.top - 18}" text-anchor="${isLeft ? "start" : "end"}">${said}</text></a>`;
}
function changeScale(levels, room) {
	const changes = levels.map((level) => Math.expm1(level));
	const least = changes.reduce((low, change) => Math.min(low, change), 0);
	const most = changes.reduce((high, change) => Math.max(high, change), 0);
	const spare = Math.max(0, .01 - (most - least)) / 2;
	return linear([least - spare, most + spare], room);
}

// src/parts/record/site-files.ts
function* siteFiles(lines) {
	const { project = "deadheat", repository = null } = lines.toSorted((first, second) => first.measuredAt < second.measuredAt ? -1 : 1).at(-1) ?? {};
	const pages = curvesOfRecord(lines).toSorted((first, second) => changedAt(second) - changedAt(first) || (first.benchmark < second.benchmark ? -1 : 1)).map((curve) => ({
		curve,
		path: pagePath(curve)
	}));
	yield {
		path: "style.css",
		content: pageStyle + siteStyle
	};
	yield {
		path: "index.html",
		content: indexPage(pages, project)
	};
	for (const { path, curve } of pages) yield {
		path,
		content: curvePage(curve, project, repository)
	};
}
function changedAt({ changes }) {
	return changes.at(-1)?.to.commit.position ?? 0;
}
function pagePath({ key, benchmark, metric }) {
	const words = `${benchmark} ${metric}`.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
	const hash = digestOf(JSON.stringify([
		key,
		benchmark,
		metric
	])).slice(0, 8);
	return `b/${words.slice(0, 60).toLowerCase()}-${hash}.html`;
}
function indexPage(pages, title) {
	const groups = [...groupedBy(pages, pageGroup)].toSorted(([first], [second]) => first < second ? -1 : 1);
	const columns = [
		cell("Benchmark", ({ curve: { benchmark, metric }, path }) => [markup`<a href="${path}">${benchmark}</a> `, metric]),
		cell("Last change", ({ curve: { changes } }) => changes.slice(-1).map((last) => [changeHtml(last), ` in ${shortSha(last.to)}, ${dayOf(last.to)}`])),
		cell("Curve", ({ curve }) => sparkline(curve)),
		cell("Since the first commit", ({ curve: { points } }) => levelText(points.at(-1)?.level ?? 0))
	];
	return htmlPage(title, "", markup`<main><h1>${title}</h1>
<p>How each benchmark changed on the default branch: chained ratios, measured in pairs.</p>
${pages.length === 0 ? markup`<p>No two commits have been recorded yet.</p>` : noHtml}
${groups.map(([group, members]) => markup`<h2>${group}</h2>${htmlTable(group, columns, members)}`)}</main>`);
}
function pageGroup({ curve: { key, benchmark } }) {
	const file = benchmark.includes("/") ? benchmark.slice(0, benchmark.lastIndexOf("/")) : "";
	const names = [key === "default" ? "" : key, file].filter((part) => part !== "");
	return names.length === 0 ? "Benchmarks" : names.join(": ");
}
function curvePage(curve, title, repository) {
	const { benchmark, metric, key, better, points, changes } = curve;
	const since = points.slice(-1).map((last) => `; the newest against the first: ${levelText(last.level)} (${bandText(last)})`);
	const commitCell = (point) => commitHtml(point, repository);
	const changeColumns = [
		cell("Change", changeHtml),
		cell("Commit", ({ kind, from, to, steps }) => [commitCell(to), kind === "step" ? noHtml : markup` after ${linkTo(commitAddress(from, repository), shortSha(from))}, over ${steps} comparisons`]),
		cell("Behind it", ({ to }) => pointLinks(to, repository))
	];
	const pointColumns = [
		cell("Commit", (point) => markup`<span id="${shortSha(point)}">${commitCell(point)}</span>`),
		cell("Measured", dayOf),
		cell("Level", ({ level }) => levelText(level)),
		cell("95% interval", bandText),
		cell("Verdict", pointVerdict),
		cell("Behind it", (point) => pointLinks(point, repository))
	];
	return htmlPage(`${benchmark} · ${metric} · ${title}`, "../", markup`<main><nav><a href="../index.html">${title}</a></nav><h1>${benchmark}</h1>
<p>${metric}, ${better} is better, machines of the key ${key}. ${points.length} commits${since}.</p>
<figure><div class="wide" tabindex="0" role="group" aria-label="Curve">${curvePlot(curve)}</div><p class="note">Change since the first commit. Each commit was measured in pairs against one before it. The band is the 95% interval of all that lies between, so it grows along the chain and shrinks where a fixed reference was measured. Where the line is interrupted, nothing connects the two parts. Solid lines mark changes, dotted ones releases, dashed ones another class of machine. Point at the line, or step through it with Tab, to see a commit.</p></figure>
<h2>Changes</h2>
${changes.length === 0 ? markup`<p>None that stands out from the noise.</p>` : htmlTable("Changes", changeColumns, changes.toReversed())}
<h2>Commits, the newest first</h2>${htmlTable("Commits", pointColumns, points.slice(-200).toReversed())}</main>`);
}
function htmlPage(title, up, body) {
	return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${up}style.css">
</head>
<body>
${body}
</body>
</html>
`.toString();
}
function cell(title, of) {
	return {
		title,
		align: "left",
		cell: of
	};
}
const words = {
	regression: "worse",
	improvement: "better",
	unchanged: "same",
	inconclusive: "unknown"
};
function changeHtml(change) {
	const { verdict } = change;
	return markup`<span class="chip v-${verdict}">${words[verdict]}</span> ${curveChangeText(change)}`;
}
function pointVerdict({ verdict, isBroken }) {
	if (verdict !== null) return words[verdict];
	return isBroken ? "not connected" : "first";
}
function commitAddress({ commit: { sha } }, repository) {
	return repository === null ? null : `${repository}/commit/${sha}`;
}
function commitHtml(point, repository) {
	const { title, tags } = point.commit;
	return markup`${linkTo(commitAddress(point, repository), shortSha(point))} ${plainText(title, 80)}${tags.map((tag) => markup` <b>${plainText(tag, 40)}</b>`)}`;
}
function pointLinks({ commit: { pull }, report }, repository) {
	const links = [pull === null || repository === null ? [] : linkTo(`${repository}/pull/${pull}`, `#${pull}`), report === null ? [] : linkTo(report, "report")].flat();
	return markup`${links.map((link, at) => markup`${at === 0 ? "" : ", "}${link}`)}`;
}
function linkTo(address, text) {
	if (address === null || !/^https?:\/\//.test(address)) return markup`${text}`;
	return markup`<a href="${address}" rel="noreferrer">${text}</a>`;
}

// src/parts/record/site-command.ts
async function siteCommand({ positionals, values }, terminal) {
	const [recordName, ...otherWords] = positionals;
	const output = values.get("output");
	if (recordName === void 0 || otherWords.length > 0 || output === void 0) throw new UsageError("expected deadheat site RECORD --output FOLDER; see site --help");
	const host = createHost();
	const { files } = host;
	const lines = await recordNamed(recordName, terminal, host);
	if (lines.length === 0) throw new UsageError(`expected a record with lines, got none in ${recordName}: run deadheat record first`);
	const directory = absolutePath(output, terminal.directory, files);
	const pages = files.join(directory, "b");
	for (const { name } of await files.list(pages)) if (/^[a-z0-9-]+\.html$/.test(name)) await files.remove(files.join(pages, name));
	await files.makeDirectory(pages);
	let count = 0;
	for (const { path, content } of siteFiles(lines)) {
		await files.write(files.join(directory, path), content);
		count += 1;
	}
	terminal.out(`written: ${count} files, from ${files.join(directory, "index.html")} on\n`);
	return exitCodes.success;
}
async function recordNamed(name, { directory }, host) {
	const { files, git } = host;
	const folder = absolutePath(name, directory, files);
	if (await files.kindOf(folder) === "folder") {
		const paths = (await files.walk(folder)).filter(isRecordPath);
		const read = async (path) => ({
			path,
			text: await files.read(files.join(folder, path)) ?? ""
		});
		return parseRecord(await Promise.all(paths.map(read)));
	}
	const repository = await git.top(directory);
	if (repository === null) throw new UsageError(`expected the folder of a record, got ${name}: there is none, and no repository here`);
	return recordBranch(repository, name, host).read();
}

export { siteCommand };