import { createHost } from "./src/host13.js";
import { absolutePath } from "./src/host4.js";
import { exitCodes } from "./src/model4.js";
import { UsageError } from "./src/model2.js";
import { parseRecord, recordPlaceOf } from "./src/parts7.js";
import { groupedBy } from "./src/model13.js";
import { markup, noHtml } from "./src/render9.js";
import { plainText } from "./src/render5.js";
import { percentText } from "./src/render3.js";
import { element } from "./src/stats2.js";

// src/stats/shifted-segments.ts
const segmentPrice = 1;
const meanPrice = 2;
const fewestValues = 50;
function shiftedSegments(values) {
	const unit = Math.log(Math.max(values.length, fewestValues));
	const { weights, totals, squares } = prefixSums(values);
	const best = new Float64Array(values.length + 1);
	best[0] = -1 * unit;
	const begins = new Int32Array(values.length + 1);
	const costs = new Float64Array(values.length + 1);
	let candidates = [0];
	for (let to = 1; to <= values.length; to += 1) {
		let least = Number.POSITIVE_INFINITY;
		let begin = 0;
		for (const from of candidates) {
			const ownMean = (element(totals, to) - element(totals, from)) ** 2 / (element(weights, to) - element(weights, from)) - meanPrice * unit;
			const square = element(squares, to) - element(squares, from);
			const cost = element(best, from) + (ownMean > 0 ? square - ownMean : square);
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
	const foundSegments = [];
	for (let to = values.length; to > 0; to = element(begins, to)) {
		const from = element(begins, to);
		const weight = element(weights, to) - element(weights, from);
		const sum = element(totals, to) - element(totals, from);
		if (sum ** 2 / weight > meanPrice * unit) foundSegments.push({
			from,
			to,
			mean: sum / weight,
			error: 1 / Math.sqrt(weight)
		});
	}
	return foundSegments.toReversed();
}
function prefixSums(values) {
	const [weights, totals, squares] = [
		new Float64Array(values.length + 1),
		new Float64Array(values.length + 1),
		new Float64Array(values.length + 1)
	];
	for (const [index, { value, variance }] of values.entries()) {
		weights[index + 1] = element(weights, index) + 1 / variance;
		totals[index + 1] = element(totals, index) + value / variance;
		squares[index + 1] = element(squares, index) + value ** 2 / variance;
	}
	return {
		weights,
		totals,
		squares
	};
}

// src/parts/record/curves-of-record.ts
const halfWidth = 1.959964;
const leastVariance = 1e-10;
function curvesOfRecord(lines) {
	const forward = lines.filter(({ base, head }) => base.position < head.position);
	const commits = knownCommits(lines);
	const links = forward.flatMap((line) => line.rows.map((row) => linkBy(line, row)));
	return [...groupedBy(links, ({ line, row }) => JSON.stringify([
		line.key,
		row.benchmark,
		row.metric
	])).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const places = curvePlaces(group, commits);
		return [{
			key: first.line.key,
			benchmark: first.row.benchmark,
			metric: first.row.metric,
			better: first.row.better,
			points: places.map(({ point }) => point),
			changes: changesIn(places)
		}];
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
	const into = groupedBy(links, ({ line }) => line.head.sha);
	const inOrder = [...new Set(links.flatMap(({ line }) => [line.base.sha, line.head.sha]))].flatMap((sha) => commits.get(sha) ?? []).toSorted((first, second) => first.position - second.position);
	const places = /* @__PURE__ */ new Map();
	let before = null;
	for (const commit of inOrder) {
		const ways = (into.get(commit.sha) ?? []).flatMap((link) => {
			const from = places.get(link.line.base.sha);
			return from === void 0 ? [] : [{
				link,
				from,
				variance: from.variance + link.variance
			}];
		});
		const [best] = ways.toSorted((first, second) => first.variance - second.variance);
		const place = best === void 0 ? beginning(commit, before, links) : {
			...placeAt(commit, best),
			step: stepBetween(before, best, ways)
		};
		places.set(commit.sha, place);
		before = place;
	}
	return [...places.values()];
}
function placeAt(commit, { link, from, variance }) {
	const { line, row, value } = link;
	const level = from.point.level + value;
	const margin = halfWidth * Math.sqrt(variance);
	return {
		point: {
			commit,
			level,
			low: level - margin,
			high: level + margin,
			isBroken: false,
			verdict: row.verdict,
			measuredAt: line.measuredAt,
			report: line.report,
			machine: line.machine.digest
		},
		variance
	};
}
function stepBetween(before, best, ways) {
	if (before === null) return null;
	const [direct] = ways.filter(({ from }) => from === before).toSorted((first, second) => first.variance - second.variance);
	if (direct !== void 0) return direct.link;
	const { link, from } = best;
	return {
		value: from.point.level + link.value - before.point.level,
		variance: link.variance + Math.max(0, before.variance - from.variance)
	};
}
function beginning(commit, before, links) {
	const level = before?.point.level ?? 0;
	const first = links.find(({ line }) => line.base.sha === commit.sha)?.line ?? links[0]?.line;
	return {
		point: {
			commit,
			level,
			low: level,
			high: level,
			isBroken: before !== null,
			verdict: null,
			measuredAt: first?.measuredAt ?? "",
			report: null,
			machine: first?.machine.digest ?? ""
		},
		variance: 0,
		step: null
	};
}
function changesIn(places) {
	const begins = places.flatMap(({ step }, at) => step === null ? [at] : []);
	return begins.flatMap((begin, part) => {
		const steps = places.slice(begin + 1, begins[part + 1]).flatMap(({ step }) => step ?? []);
		return shiftedSegments(steps).map(({ from, to, mean, error }) => {
			const count = to - from;
			const [total, margin] = [mean * count, halfWidth * error * count];
			return {
				kind: count === 1 ? "step" : "creep",
				from: begin + from,
				to: begin + to,
				estimate: Math.expm1(total),
				low: Math.expm1(total - margin),
				high: Math.expm1(total + margin)
			};
		});
	});
}
function curveChangeText({ kind, estimate, low, high }) {
	return `${kind} of ${percentText(estimate)} (${percentText(low)} to ${percentText(high)})`;
}
function changeWord({ better }, { estimate }) {
	return estimate > 0 === (better === "lower") ? "worse" : "better";
}

// src/parts/record/curve-drawing.ts
const [width, height] = [1e3, 300];
const [margin, top, bottom] = [
	70,
	24,
	28
];
const newestLinked = 120;
const spark = {
	width: 160,
	height: 32
};
function commitAnchor({ position, sha }) {
	return `c${position}-${sha.slice(0, 7)}`;
}
function sparkline({ points }) {
	const levels = points.map(({ level }) => level);
	const { place } = scaleOf(levels, spark.height - 3, 3);
	const at = xOf(levels.length, 0, spark.width);
	const dots = outermost(levels, spark.width).map((index) => [at(index), place(levels[index] ?? 0)]);
	return markup`<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true"><path d="${svgPath(dots)}"/></svg>`;
}
function curveDrawing(curve) {
	const { points, changes } = curve;
	const { place, low, high } = scaleOf(points.flatMap((point) => [point.low, point.high]), height - bottom, top);
	const at = xOf(points.length, margin, width - 10);
	const dotsOf = (key) => points.map((point, index) => [at(index), place(point[key])]);
	const [lower, upper, line] = [
		dotsOf("low"),
		dotsOf("high"),
		dotsOf("level")
	];
	const upright = (index) => `M${at(index)} ${top}V${height - bottom}`;
	const begins = points.flatMap(({ isBroken }, index) => isBroken || index === 0 ? [index] : []);
	const parts = begins.map((from, part) => {
		const to = begins[part + 1];
		const band = svgPath([...lower.slice(from, to), ...upper.slice(from, to).toReversed()]);
		return markup`<path class="band" d="${band}Z"/><path class="line" d="${svgPath(line.slice(from, to))}"/>`;
	});
	const marks = points.map(({ commit: { tags }, machine }, index) => {
		const [tag] = tags;
		return [index > 0 && points[index - 1]?.machine !== machine ? markup`<path class="machine" d="${upright(index)}"><title>another class of machine</title></path>` : noHtml, tag === void 0 ? noHtml : markup`<path class="tag" d="${upright(index)}"/><text class="tag" x="${Math.min(at(index), width - 40)}" y="${height - 8}" text-anchor="middle">${plainText(tag, 12)}</text>`];
	});
	return markup`<svg class="curve" viewBox="0 0 ${width} ${height}" role="group" aria-label="${curve.benchmark}, ${curve.metric}: the chained curve; the same in the tables below">${percentTicks(low, high).map((level) => markup`<path class="grid" d="M${margin} ${place(level)}H${width - 10}"/><text x="${margin - 6}" y="${place(level) + 4}" text-anchor="end">${percentText(Math.expm1(level))}</text>`)}${parts}${marks}${changes.map((change) => markup`<path class="${changeWord(curve, change)}" d="${upright(change.to)}"><title>${curveChangeText(change)}</title></path>`)}${linkedPoints(curve, line, changes)}</svg>`;
}
function linkedPoints({ points }, line, changes) {
	const markedIndices = new Set(changes.map(({ to }) => to));
	return points.flatMap(({ commit, verdict, level }, index) => {
		const [x, y] = line[index] ?? [0, 0];
		if (index < points.length - newestLinked && !markedIndices.has(index) && commit.tags.length === 0) return [];
		const kind = verdict === "regression" || verdict === "improvement" ? markup` class="${verdict}"` : noHtml;
		return [markup`<a href="../commits.html#${commitAnchor(commit)}" aria-label="${commit.sha.slice(0, 7)}, ${percentText(Math.expm1(level))}"><circle${kind} cx="${x}" cy="${y}" r="3"/></a>`];
	});
}
function xOf(count, from, to) {
	return (index) => from + Math.round(index / Math.max(1, count - 1) * (to - from));
}
function scaleOf(levels, from, to) {
	const least = levels.reduce((low, level) => Math.min(low, level), 0);
	const most = levels.reduce((high, level) => Math.max(high, level), 0);
	const spare = Math.max(0, .01 - (most - least)) / 2;
	const [low, high] = [least - spare, most + spare];
	return {
		low,
		high,
		place: (level) => Math.round(from + (level - low) / (high - low) * (to - from))
	};
}
function percentTicks(low, high) {
	const [from, to] = [Math.expm1(low), Math.expm1(high)];
	const rough = (to - from) / 4;
	const unit = 10 ** Math.floor(Math.log10(rough));
	const step = unit * ([
		1,
		2,
		5,
		10
	].find((factor) => unit * factor >= rough) ?? 10);
	const first = Math.ceil(from / step);
	const count = Math.floor(to / step) - first + 1;
	return Array.from({ length: Math.max(0, count) }, (_, index) => Math.log1p((first + index) * step)).filter((level) => Number.isFinite(level));
}
function svgPath(dots) {
	return dots.map(([x, y], index) => {
		const before = dots[index - 1];
		return before === void 0 ? `M${x} ${y}` : `l${x - before[0]} ${y - before[1]}`;
	}).join("");
}
function outermost(values, most) {
	const all = [...values.keys()];
	if (all.length <= most) return all;
	const size = Math.ceil(2 * all.length / most);
	return Array.from({ length: Math.ceil(all.length / size) }, (_, stretch) => {
		const sortedValues = all.slice(stretch * size, (stretch + 1) * size).toSorted((first, second) => (values[first] ?? 0) - (values[second] ?? 0));
		return [.../* @__PURE__ */ new Set([sortedValues[0] ?? 0, sortedValues.at(-1) ?? 0])].toSorted((first, second) => first - second);
	}).flat();
}

// src/parts/record/site-files.ts
const styleSheet = `:root{color-scheme:light dark;--ink:#1f2328;--paper:#fff;--soft:#59636e;--line:#0969da;--band:#0969da33;--worse:#b42318;--better:#116329;--rule:#d1d9e0}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--paper:#0d1117;--soft:#9da7b1;--line:#58a6ff;--band:#58a6ff33;--worse:#ff8f87;--better:#56d364;--rule:#30363d}}
body{margin:0 auto;max-width:70rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
a{color:var(--line)}
table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem .3rem 0;text-align:left;vertical-align:middle;border-bottom:1px solid var(--rule)}
tbody th{font-weight:400}
tr:target{outline:2px solid var(--line)}
.wide{overflow-x:auto}
figure .wide{direction:rtl}
.wide td,.wide th{min-width:6rem}
figure{margin:0}
figcaption{color:var(--soft);font-size:.9rem}
svg{display:block;max-width:100%}
.curve{direction:ltr;width:100%;min-width:40rem;max-width:none;height:auto}
.curve text{font-size:12px;fill:var(--soft)}
.spark{width:160px;height:32px}
.spark path,.line{fill:none;stroke:var(--line);stroke-width:1.5}
.band{fill:var(--band)}
.grid{stroke:var(--rule)}
.tag{stroke:var(--soft);stroke-dasharray:2 3}
text.tag{stroke:none}
.machine{stroke:var(--soft);stroke-dasharray:8 4}
circle{fill:var(--line)}
circle.regression{fill:var(--worse)}
circle.improvement{fill:var(--better)}
path.worse{stroke:var(--worse);stroke-width:1.5}
path.better{stroke:var(--better);stroke-width:1.5}
span.worse{color:var(--worse)}
span.better{color:var(--better)}
@media(max-width:40rem){.spark{width:5rem}.wide td,.wide th{min-width:4rem}}
@media print{body{max-width:none}}
`;
function* siteFiles({ lines, title: givenTitle }) {
	const newest = lines.toSorted((first, second) => first.measuredAt < second.measuredAt ? -1 : 1).at(-1);
	const facts = {
		title: givenTitle ?? newest?.project ?? "deadheat",
		repository: newest?.repository ?? null
	};
	const pages = sitePages(curvesOfRecord(lines).toSorted((first, second) => first.benchmark < second.benchmark ? -1 : 1));
	yield {
		path: "style.css",
		content: styleSheet
	};
	yield {
		path: "index.html",
		content: indexPage(pages, facts)
	};
	yield {
		path: "commits.html",
		content: commitsPage(lines, facts)
	};
	for (const { path, curve } of pages) yield {
		path,
		content: curvePage(curve, facts)
	};
}
function sitePages(curves) {
	const takenNames = /* @__PURE__ */ new Set();
	return curves.map((curve) => {
		const { key, benchmark, metric } = curve;
		const name = `${`${benchmark} ${metric}`.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-|-$/g, "").slice(0, 60).toLowerCase()}-${hashOf(JSON.stringify([
			key,
			benchmark,
			metric
		]))}`;
		let path = `b/${name}.html`;
		for (let more = 2; takenNames.has(path); more += 1) path = `b/${name}-${more}.html`;
		takenNames.add(path);
		return {
			curve,
			path
		};
	});
}
function indexPage(pages, { title }) {
	const groups = [...groupedBy(pages, pageGroup)].toSorted(([first], [second]) => first < second ? -1 : 1);
	return htmlPage(title, "", markup`<main><h1>${title}</h1>
<p>How each benchmark changed on the default branch: chained ratios, measured in pairs. <a href="commits.html">All commits</a>.</p>
${pages.length === 0 ? markup`<p>No two commits have been recorded yet.</p>` : noHtml}
${groups.map(([group, members]) => markup`<h2>${group}</h2>
${table([
		"Benchmark",
		"Curve",
		"Since the first commit",
		"Last change"
	], members.map(indexRow))}`)}</main>`);
}
function pageGroup({ curve: { key, benchmark } }) {
	const file = benchmark.includes("/") ? benchmark.slice(0, benchmark.lastIndexOf("/")) : "";
	const names = [key === "default" ? "" : key, file].filter((part) => part !== "");
	return names.length === 0 ? "Benchmarks" : names.join(": ");
}
function indexRow({ curve, path }) {
	const { benchmark, metric, points, changes } = curve;
	const last = changes.at(-1);
	const change = last === void 0 ? noHtml : markup`${changeHtml(curve, last)} in ${points[last.to]?.commit.sha.slice(0, 7) ?? ""}`;
	return markup`<tr><th scope="row"><a href="${path}">${benchmark}</a> ${metric}</th><td>${sparkline(curve)}</td><td>${percentOfLevel(points.at(-1)?.level ?? 0)}</td><td>${change}</td></tr>`;
}
function commitsPage(lines, { title, repository }) {
	const all = lines.flatMap(({ base, head }) => [base, head]);
	const commits = new Map(all.map((commit) => [commit.sha, commit]));
	const reports = new Map(lines.map(({ head, report }) => [head.sha, report]));
	const rows = [...commits.values()].toSorted((first, second) => second.position - first.position).map((commit) => {
		const { sha, title: words, pull, tags } = commit;
		const report = reports.get(sha) ?? null;
		const address = (path) => repository === null ? null : `${repository}/${path}`;
		return markup`<tr id="${commitAnchor(commit)}"><td>${linkTo(address(`commit/${sha}`), sha.slice(0, 7))}${pull === null || repository === null ? noHtml : markup`, ${linkTo(address(`pull/${pull}`), `#${pull}`)}`}${report === null ? noHtml : markup`, ${linkTo(report, "report")}`}</td><td>${words}</td><td>${tags.map((tag) => plainText(tag, 40)).join(", ")}</td></tr>`;
	});
	return htmlPage(`Commits · ${title}`, "", markup`<nav><a href="index.html">${title}</a></nav><main><h1>Commits</h1>
${table([
		"Commit",
		"Title",
		"Tags"
	], rows)}</main>`);
}
function curvePage(curve, { title, repository }) {
	const { benchmark, metric, key, better, points, changes } = curve;
	const newest = points.at(-1);
	const since = newest === void 0 ? "" : `; the newest against the first: ${percentOfLevel(newest.level)} (${percentOfLevel(newest.low)} to ${percentOfLevel(newest.high)})`;
	const changeRows = changes.toReversed().flatMap((change) => {
		const [from, to] = [points[change.from], points[change.to]];
		if (from === void 0 || to === void 0) return [];
		const where = change.kind === "step" ? noHtml : markup` after ${linkToCommit(from)}, over ${change.to - change.from} comparisons`;
		return markup`<tr><td>${changeHtml(curve, change)}</td><td>${linkToCommit(to)} ${plainText(to.commit.title, 80)}${where}</td><td>${pointLinks(to, repository)}</td></tr>`;
	});
	const pointRows = points.slice(-40).toReversed().map((point) => {
		const tags = point.commit.tags.map((tag) => markup` <b>${plainText(tag, 40)}</b>`);
		return markup`<tr><td>${linkToCommit(point)}${tags}</td><td>${percentOfLevel(point.level)}</td><td>${percentOfLevel(point.low)} to ${percentOfLevel(point.high)}</td><td>${pointVerdict(point)}</td><td>${pointLinks(point, repository)}</td></tr>`;
	});
	return htmlPage(`${benchmark} · ${metric} · ${title}`, "../", markup`<nav><a href="../index.html">${title}</a></nav>
<main><h1>${benchmark}</h1>
<p>${metric}, ${better} is better, machines of the key ${key}. ${points.length} commits${since}.</p>
<figure><div class="wide">${curveDrawing(curve)}</div><figcaption>Change since the first commit. Each commit was measured in pairs against one before it. The band is the 95% interval of all that lies between, so it grows along the chain and shrinks where a fixed reference was measured. Where the line is interrupted, nothing connects the two parts. Solid lines mark changes, dotted ones releases, dashed ones another class of machine.</figcaption></figure>
<h2>Changes</h2>
${changeRows.length === 0 ? markup`<p>None that stands out from the noise.</p>` : table([
		"Change",
		"Commit",
		"Behind it"
	], changeRows)}
<h2>Newest commits</h2>${table([
		"Commit",
		"Level",
		"95% interval",
		"Verdict",
		"Behind it"
	], pointRows)}</main>`);
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
function table(titles, rows) {
	return markup`<div class="wide"><table><thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead><tbody>
${rows.map((row) => markup`${row}\n`)}</tbody></table></div>`;
}
function changeHtml(curve, change) {
	const word = changeWord(curve, change);
	return markup`<span class="${word}">${word}</span> ${curveChangeText(change)}`;
}
const words = {
	regression: "worse",
	improvement: "better",
	unchanged: "same",
	inconclusive: "unknown"
};
function pointVerdict({ verdict, isBroken }) {
	if (verdict !== null) return words[verdict];
	return isBroken ? "not connected" : "first";
}
function percentOfLevel(level) {
	return percentText(Math.expm1(level));
}
function linkToCommit({ commit }) {
	return markup`<a href="../commits.html#${commitAnchor(commit)}">${commit.sha.slice(0, 7)}</a>`;
}
function pointLinks({ commit: { pull, sha }, report }, repository) {
	const origin = repository === null || pull === null ? linkTo(repository === null ? null : `${repository}/commit/${sha}`, "commit") : linkTo(`${repository}/pull/${pull}`, `#${pull}`);
	return report === null ? origin : markup`${origin}, ${linkTo(report, "report")}`;
}
function linkTo(address, text) {
	if (address === null || !/^https?:\/\//.test(address)) return markup`${text}`;
	return markup`<a href="${address}" rel="noreferrer">${text}</a>`;
}
function hashOf(text) {
	let hash = 2166136261;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
	return hash.toString(36);
}

// src/parts/record/site-command.ts
async function siteCommand({ positionals, values }, terminal) {
	const [named, ...more] = positionals;
	const output = values.get("output");
	if (named === void 0 || more.length > 0 || output === void 0) throw new UsageError("expected deadheat site RECORD --output FOLDER; see site --help");
	const host = createHost();
	const { files } = host;
	const place = await recordPlaceOf(named, terminal, host);
	const lines = parseRecord((await place.read()).files);
	if (lines.length === 0) throw new UsageError(`expected a record with lines, got none in ${named}: run deadheat record first`);
	const directory = absolutePath(output, terminal.directory, files);
	const pages = files.join(directory, "b");
	for (const { name } of await files.list(pages)) if (/^[a-z0-9-]+\.html$/.test(name)) await files.remove(files.join(pages, name));
	await files.makeDirectory(pages);
	let count = 0;
	for (const { path, content } of siteFiles({
		lines,
		title: values.get("title") ?? null
	})) {
		await files.write(files.join(directory, path), content);
		count += 1;
	}
	terminal.out(`written: ${count} files, from ${files.join(directory, "index.html")} on\n`);
	return exitCodes.success;
}

export { siteCommand };