import { groupedBy } from "./src/model11.js";
import { element } from "./src/stats2.js";
import { absolutePath } from "./src/host5.js";
import { parseRecord, readRecord, recordHost, recordPlaceOf } from "./src/model24.js";
import { UsageError } from "./src/model2.js";
import { percentText } from "./src/render5.js";
import { plainText } from "./src/render.js";
import { helpOf } from "./src/settings5.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli3.js";

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

// src/analysis/record/curves-of-record.ts
const halfWidth = 1.959964;
const leastVariance = 1e-10;
function curvesOfRecord(lines) {
	const forward = lines.filter(({ base, head }) => base.position < head.position);
	const commits = knownCommits(lines);
	const links = forward.flatMap((line) => line.rows.map((row) => linkOf(line, row)));
	return [...groupedBy(links, ({ line, row }) => JSON.stringify([
		line.key,
		row.benchmark,
		row.metric
	])).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const placedCommits = placedPoints(group, commits);
		return [{
			key: first.line.key,
			benchmark: first.row.benchmark,
			metric: first.row.metric,
			better: first.row.better,
			points: placedCommits.map(({ point }) => point),
			changes: changesIn(placedCommits)
		}];
	});
}
function linkOf(line, row) {
	const error = (Math.log1p(row.high) - Math.log1p(row.low)) / (2 * halfWidth);
	return {
		line,
		row,
		value: Math.log1p(row.estimate),
		variance: Math.max(leastVariance, error ** 2)
	};
}
function knownCommits(lines) {
	const knownByName = /* @__PURE__ */ new Map();
	for (const commit of lines.flatMap(({ base, head }) => [base, head])) {
		const tags = /* @__PURE__ */ new Set([...knownByName.get(commit.sha)?.tags ?? [], ...commit.tags]);
		knownByName.set(commit.sha, {
			...commit,
			tags: [...tags]
		});
	}
	return knownByName;
}
function placedPoints(links, commits) {
	const into = groupedBy(links, ({ line }) => line.head.sha);
	const orderedCommit = [...new Set(links.flatMap(({ line }) => [line.base.sha, line.head.sha]))].flatMap((sha) => commits.get(sha) ?? []).toSorted((first, second) => first.position - second.position);
	const placedByName = /* @__PURE__ */ new Map();
	let before = null;
	for (const commit of orderedCommit) {
		const next = placedPoint(commit, into.get(commit.sha) ?? [], {
			placedCommits: placedByName,
			before,
			links
		});
		placedByName.set(commit.sha, next);
		before = next;
	}
	return [...placedByName.values()];
}
function placedPoint(commit, links, { placedCommits, before, links: all }) {
	const ways = links.flatMap((link) => {
		const from = placedCommits.get(link.line.base.sha);
		return from === void 0 ? [] : [{
			link,
			from,
			variance: from.variance + link.variance
		}];
	});
	const [best] = ways.toSorted((first, second) => first.variance - second.variance);
	if (best === void 0) return beginCurve(commit, before, all);
	const { link, from, variance } = best;
	const level = from.point.level + link.value;
	const margin = halfWidth * Math.sqrt(variance);
	return {
		point: {
			commit,
			level,
			low: level - margin,
			high: level + margin,
			isBroken: false,
			verdict: link.row.verdict,
			against: from.point.commit.position,
			measuredAt: link.line.measuredAt,
			report: link.line.report,
			machine: link.line.machine.digest
		},
		variance,
		step: placedStep(ways, before, best)
	};
}
function placedStep(ways, before, best) {
	if (before === null) return null;
	const [narrowest] = ways.filter(({ from }) => from === before).toSorted((first, second) => first.variance - second.variance);
	if (narrowest !== void 0) {
		const { value, variance } = narrowest.link;
		return {
			value,
			variance
		};
	}
	const value = best.from.point.level + best.link.value - before.point.level;
	const between = Math.max(0, before.variance - best.from.variance);
	return {
		value,
		variance: best.link.variance + between
	};
}
function beginCurve(commit, before, links) {
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
			against: null,
			measuredAt: first?.measuredAt ?? "",
			report: null,
			machine: first?.machine.digest ?? ""
		},
		variance: 0,
		step: null
	};
}
function changesIn(placedCommits) {
	const changes = [];
	let part = [];
	for (const [at, { step }] of placedCommits.entries()) if (step === null) {
		changes.push(...changesOfPart(part));
		part = [];
	} else part.push({
		at,
		...step
	});
	return [...changes, ...changesOfPart(part)];
}
function changesOfPart(part) {
	return shiftedSegments(part).flatMap(({ from, to, mean, error }) => {
		const [first, last] = [part[from], part[to - 1]];
		if (first === void 0 || last === void 0) return [];
		const count = to - from;
		const [total, margin] = [mean * count, halfWidth * error * count];
		return [{
			kind: count === 1 ? "step" : "creep",
			from: first.at - 1,
			to: last.at,
			estimate: Math.expm1(total),
			low: Math.expm1(total - margin),
			high: Math.expm1(total + margin)
		}];
	});
}

// src/render/site/html.ts
function htmlText(text, length = 200) {
	return plainText(text, length).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
function linkTo(address, text) {
	if (address === null || !/^https?:\/\//.test(address)) return htmlText(text);
	return `<a href="${htmlText(address, 1e3)}" rel="noreferrer">${htmlText(text)}</a>`;
}
function htmlPage(title, up, body) {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${htmlText(title)}</title>
<link rel="stylesheet" href="${up}style.css">
<link rel="alternate" type="application/atom+xml" title="Changes" href="${up}feed.xml">
</head>
<body>
${body}
</body>
</html>
`;
}

// src/render/site/site-page.ts
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
function curveChangeText({ kind, estimate, low, high }) {
	return `${kind} of ${percentText(estimate)} (${percentText(low)} to ${percentText(high)})`;
}
function changeWord(curve, { estimate }) {
	return estimate > 0 === (curve.better === "lower") ? "worse" : "better";
}
function commitAnchor({ position, sha }) {
	return `c${position}-${sha.slice(0, 7)}`;
}
function hashOf(text) {
	let hash = 2166136261;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
	return hash.toString(36);
}

// src/render/site/curve-drawing.ts
const [width, height] = [1e3, 300];
const [remaining, top, bottom] = [
	70,
	24,
	28
];
const newestLinked = 120;
const spark = {
	width: 160,
	height: 32
};
function sparkline({ points }) {
	const levels = points.map(({ level }) => level);
	const { place } = scaleOf(levels, spark.height - 3, 3);
	const at = (index) => Math.round(index / Math.max(1, points.length - 1) * spark.width);
	const path = svgPath(thinPoints(levels, spark.width).map(({ index, value }) => [at(index), place(value)]));
	return `<svg class="spark" viewBox="0 0 ${spark.width} ${spark.height}" aria-hidden="true"><path d="${path}"/></svg>`;
}
function curveDrawing(curve) {
	const { points, changes } = curve;
	const { place, low, high } = scaleOf(points.flatMap(({ low, high }) => [low, high]), height - bottom, top);
	const at = (index) => remaining + Math.round(index / Math.max(1, points.length - 1) * (width - remaining - 10));
	const lower = points.map(({ low: end }, index) => [at(index), place(end)]);
	const upper = points.map(({ high: end }, index) => [at(index), place(end)]);
	const line = points.map(({ level }, index) => [at(index), place(level)]);
	const borders = [
		0,
		...points.flatMap(({ isBroken }, index) => isBroken ? [index] : []),
		points.length
	];
	const parts = borders.slice(1).map((to, index) => ({
		from: borders[index] ?? 0,
		to
	}));
	const markedIndexes = new Set(changes.map(({ to }) => to));
	const linkedPoints = points.flatMap(({ commit, verdict, level }, index) => {
		if (!(index >= points.length - newestLinked || markedIndexes.has(index) || commit.tags.length > 0)) return [];
		const [x, y] = line[index] ?? [0, 0];
		const kind = verdict === "regression" || verdict === "improvement" ? ` class="${verdict}"` : "";
		return [`<a href="../commits.html#${commitAnchor(commit)}" aria-label="${commit.sha.slice(0, 7)}, ${percentText(Math.expm1(level))}"><circle${kind} cx="${x}" cy="${y}" r="3"/></a>`];
	});
	return [
		`<svg class="curve" viewBox="0 0 ${width} ${height}" role="group" aria-label="${htmlText(`${curve.benchmark}, ${curve.metric}: the chained curve; the same in the tables below`)}">`,
		...axisTicks(low, high).map((level) => `<path class="grid" d="M${remaining} ${place(level)}H${width - 10}"/><text x="${remaining - 6}" y="${place(level) + 4}" text-anchor="end">${percentText(Math.expm1(level))}</text>`),
		...parts.map(({ from, to }) => `<path class="band" d="${svgPath([...lower.slice(from, to), ...upper.slice(from, to).toReversed()])}Z"/><path class="line" d="${svgPath(line.slice(from, to))}"/>`),
		...points.flatMap(({ machine }, index) => index > 0 && points[index - 1]?.machine !== machine ? [`<path class="machine" d="M${at(index)} ${top}V${height - bottom}"><title>another class of machine</title></path>`] : []),
		...points.flatMap(({ commit }, index) => commit.tags.slice(0, 1).map((tag) => `<path class="tag" d="M${at(index)} ${top}V${height - bottom}"/><text class="tag" x="${Math.min(at(index), width - 40)}" y="${height - 8}" text-anchor="middle">${htmlText(tag, 12)}</text>`)),
		...changes.map((change) => `<path class="${changeWord(curve, change)}" d="M${at(change.to)} ${top}V${height - bottom}"><title>${htmlText(curveChangeText(change))}</title></path>`),
		...linkedPoints,
		"</svg>"
	].join("");
}
function scaleOf(levels, from, to) {
	const [least, most] = levels.reduce(([low, high], level) => [Math.min(low, level), Math.max(high, level)], [0, 0]);
	const spare = Math.max(0, .01 - (most - least)) / 2;
	const [low, high] = [least - spare, most + spare];
	return {
		low,
		high,
		place: (level) => Math.round(from + (level - low) / (high - low) * (to - from))
	};
}
function axisTicks(low, high) {
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
function thinPoints(values, most) {
	const all = values.map((value, index) => ({
		index,
		value
	}));
	if (all.length <= most) return all;
	const size = Math.ceil(2 * all.length / most);
	return Array.from({ length: Math.ceil(all.length / size) }, (_, stretch) => all.slice(stretch * size, (stretch + 1) * size)).flatMap((part) => {
		const sortedPart = part.toSorted((a, b) => a.value - b.value);
		return [sortedPart.slice(0, 1), sortedPart.slice(1).slice(-1)].flat().toSorted((a, b) => a.index - b.index);
	});
}

// src/render/site/curve-page.ts
function curvePage({ curve }, { title, repository }) {
	const { benchmark, metric, key, better, points, changes } = curve;
	const newest = points.at(-1);
	const rows = changes.toReversed().map((change) => {
		const [from, to] = [points[change.from], points[change.to]];
		const word = changeWord(curve, change);
		const where = change.kind === "step" || from === void 0 ? "" : ` after ${linkToCommit(from)}, over ${change.to - change.from} comparisons`;
		return `<tr><td><span class="${word}">${word}</span> ${htmlText(curveChangeText(change))}</td><td>${to === void 0 ? "" : `${linkToCommit(to)} ${htmlText(to.commit.title, 80)}`}${where}</td><td>${to === void 0 ? "" : pointLinks(to, repository)}</td></tr>`;
	});
	const listedPoints = points.slice(-40).toReversed();
	const body = [
		`<nav><a href="../index.html">${htmlText(title)}</a></nav>`,
		`<main><h1>${htmlText(benchmark)}</h1>`,
		`<p>${htmlText(metric)}, ${better} is better, machines of the key ${htmlText(key)}. ${points.length} commits${newest === void 0 ? "" : `; the newest against the first: ${percentText(Math.expm1(newest.level))} (${percentText(Math.expm1(newest.low))} to ${percentText(Math.expm1(newest.high))})`}.</p>`,
		`<figure><div class="wide">${curveDrawing(curve)}</div><figcaption>Change since the first commit. Each commit was measured in pairs against one before it. The band is the 95% interval of all that lies between, so it grows along the chain and shrinks where a fixed reference was measured. Where the line is interrupted, nothing connects the two parts. Solid lines mark changes, dotted ones releases, dashed ones another class of machine.</figcaption></figure>`,
		"<h2>Changes</h2>",
		rows.length === 0 ? "<p>None that stands out from the noise.</p>" : `<div class="wide"><table><thead><tr><th scope="col">Change</th><th scope="col">Commit</th><th scope="col">Behind it</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`,
		`<h2>Newest commits</h2><div class="wide"><table><thead><tr><th scope="col">Commit</th><th scope="col">Level</th><th scope="col">95% interval</th><th scope="col">Verdict</th><th scope="col">Behind it</th></tr></thead><tbody>`,
		...listedPoints.map((point) => `<tr><td>${linkToCommit(point)}${point.commit.tags.map((tag) => ` <b>${htmlText(tag, 40)}</b>`).join("")}</td><td>${percentText(Math.expm1(point.level))}</td><td>${percentText(Math.expm1(point.low))} to ${percentText(Math.expm1(point.high))}</td><td>${verdictText(point)}</td><td>${pointLinks(point, repository)}</td></tr>`),
		"</tbody></table></div></main>"
	].join("\n");
	return htmlPage(`${benchmark} · ${metric} · ${title}`, "../", body);
}
const words = {
	regression: "worse",
	improvement: "better",
	unchanged: "same",
	inconclusive: "unknown"
};
function verdictText({ verdict, isBroken }) {
	if (verdict !== null) return words[verdict];
	return isBroken ? "not connected" : "first";
}
function linkToCommit({ commit }) {
	return `<a href="../commits.html#${commitAnchor(commit)}">${commit.sha.slice(0, 7)}</a>`;
}
function pointLinks({ commit, report }, repository) {
	const { pull, sha } = commit;
	const change = pull === null || repository === null ? linkTo(repository === null ? null : `${repository}/commit/${sha}`, "commit") : linkTo(`${repository}/pull/${pull}`, `#${pull}`);
	return report === null ? change : `${change}, ${linkTo(report, "report")}`;
}

// src/render/site/site-files.ts
const most = 100;
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
function* siteFiles({ lines, curves, title: givenTitle, url }) {
	const newest = lines.toSorted((first, right) => first.measuredAt < right.measuredAt ? -1 : 1).at(-1);
	const facts = {
		title: givenTitle ?? newest?.project ?? "deadheat",
		repository: newest?.repository ?? null
	};
	const sortedCurves = curves.toSorted((first, right) => first.benchmark < right.benchmark ? -1 : 1);
	const pages = sitePages(sortedCurves);
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
	const updatedAt = newest?.measuredAt ?? "1970-01-01T00:00:00Z";
	const address = url === null || url.endsWith("/") ? url : `${url}/`;
	yield {
		path: "feed.xml",
		content: changesFeed(pages, {
			...facts,
			url: address,
			updatedAt
		})
	};
	for (const page of pages) yield {
		path: page.path,
		content: curvePage(page, facts)
	};
}
function commitsPage(lines, { title, repository }) {
	const commits = new Map(lines.flatMap(({ base, head }) => [base, head]).map((commit) => [commit.sha, commit]));
	const reports = new Map(lines.map(({ head, report }) => [head.sha, report]));
	const rows = [...commits.values()].toSorted((first, right) => right.position - first.position).map((commit) => {
		const { sha, title: words, pull, tags } = commit;
		const report = reports.get(sha) ?? null;
		const links = [
			linkTo(repository === null ? null : `${repository}/commit/${sha}`, sha.slice(0, 7)),
			...pull === null || repository === null ? [] : [linkTo(`${repository}/pull/${pull}`, `#${pull}`)],
			...report === null ? [] : [linkTo(report, "report")]
		];
		return `<tr id="${commitAnchor(commit)}"><td>${links.join(", ")}</td><td>${htmlText(words)}</td><td>${tags.map((tag) => htmlText(tag, 40)).join(", ")}</td></tr>`;
	});
	const body = [
		`<nav><a href="index.html">${htmlText(title)}</a></nav><main><h1>Commits</h1>`,
		`<div class="wide"><table><thead><tr><th scope="col">Commit</th><th scope="col">Title</th><th scope="col">Tags</th></tr></thead><tbody>`,
		...rows,
		"</tbody></table></div></main>"
	].join("\n");
	return htmlPage(`Commits · ${title}`, "", body);
}
function changesFeed(pages, { title, url, updatedAt }) {
	const newest = pages.flatMap(({ curve, path }) => curve.changes.flatMap((change) => {
		const point = curve.points[change.to];
		return point === void 0 ? [] : [{
			curve,
			path,
			change,
			point
		}];
	})).toSorted((first, right) => right.point.commit.position - first.point.commit.position).slice(0, most);
	return [
		"<?xml version=\"1.0\" encoding=\"utf-8\"?>",
		`<feed xmlns="http://www.w3.org/2005/Atom"><title>${htmlText(title)}</title><id>${htmlText(url ?? `urn:deadheat:${title}`, 1e3)}</id><updated>${htmlText(updatedAt)}</updated><author><name>deadheat</name></author>`,
		...url === null ? [] : [`<link rel="self" href="${htmlText(`${url}feed.xml`, 1e3)}"/>`],
		...newest.map(({ curve, path, change, point }) => {
			const { sha, title: words } = point.commit;
			const what = `${curve.benchmark}, ${curve.metric}: ${changeWord(curve, change)}, ${curveChangeText(change)}`;
			const id = `urn:deadheat:${encodeURIComponent(path)}:${sha}`;
			return `<entry><title>${htmlText(what, 400)}</title><id>${id}</id><updated>${htmlText(point.measuredAt)}</updated><link href="${htmlText(`${url ?? ""}${path}`, 1e3)}"/><summary>${htmlText(`${sha.slice(0, 7)} ${words}`, 300)}</summary></entry>`;
		}),
		"</feed>",
		""
	].join("\n");
}
function indexPage(pages, { title }) {
	const groups = [...groupedBy(pages, pageGroup)].toSorted(([leftText], [right]) => leftText < right ? -1 : 1);
	const body = [
		`<main><h1>${htmlText(title)}</h1>`,
		`<p>How each benchmark changed on the default branch: chained ratios, measured in pairs. <a href="commits.html">All commits</a>, <a href="feed.xml">feed of changes</a>.</p>`,
		pages.length === 0 ? "<p>No two commits have been recorded yet.</p>" : "",
		...groups.map(([group, members]) => `<h2>${htmlText(group)}</h2><div class="wide"><table><thead><tr><th scope="col">Benchmark</th><th scope="col">Curve</th><th scope="col">Since the first commit</th><th scope="col">Last change</th></tr></thead><tbody>\n${members.map(curveRow).join("\n")}\n</tbody></table></div>`),
		"</main>"
	].join("\n");
	return htmlPage(title, "", body);
}
function pageGroup({ curve: { key, benchmark } }) {
	const file = benchmark.includes("/") ? benchmark.slice(0, benchmark.lastIndexOf("/")) : "";
	return [key === "default" ? "" : key, file].filter((part) => part !== "").join(": ") || "Benchmarks";
}
function curveRow({ curve, path }) {
	const { benchmark, metric, points, changes } = curve;
	const newest = points.at(-1);
	const last = changes.at(-1);
	const since = newest === void 0 ? "" : percentText(Math.expm1(newest.level));
	const word = last === void 0 ? "" : changeWord(curve, last);
	const change = last === void 0 ? "" : `<span class="${word}">${word}</span> ${htmlText(curveChangeText(last))} in ${points[last.to]?.commit.sha.slice(0, 7) ?? ""}`;
	return `<tr><th scope="row"><a href="${path}">${htmlText(benchmark)}</a> ${htmlText(metric)}</th><td>${sparkline(curve)}</td><td>${since}</td><td>${change}</td></tr>`;
}

// src/cli/site.ts
const writers = 8;
const site = async (argv, terminal) => {
	const { positionals, values, switches } = parseWords(argv, [
		"output",
		"title",
		"url"
	], ["help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("site", terminal.width));
		return exitCodes.success;
	}
	const [namedText, ...more] = positionals;
	const output = values.get("output");
	if (namedText === void 0 || more.length > 0 || output === void 0) throw new UsageError("expected deadheat site RECORD --output FOLDER; see site --help");
	const url = values.get("url") ?? null;
	if (url !== null && !/^https?:\/\/[^\s"'<>]+$/.test(url)) throw new UsageError(`expected an address after --url, got ${JSON.stringify(url)}`);
	const host = recordHost();
	const place = await recordPlaceOf(namedText, terminal, host);
	const lines = parseRecord(await readRecord(place, host.record));
	if (lines.length === 0) throw new UsageError(`expected a record with lines, got none in ${namedText}: run deadheat record first`);
	const directory = absolutePath(output, terminal.directory, host.files);
	const former = await host.files.list(host.files.join(directory, "b"));
	for (const { name } of former) if (/^[a-z0-9-]+\.html$/.test(name)) await host.files.remove(host.files.join(directory, "b", name));
	await host.files.makeDirectory(host.files.join(directory, "b"));
	const files = siteFiles({
		lines,
		curves: curvesOfRecord(lines),
		title: values.get("title") ?? null,
		url
	});
	let count = 0;
	const write = async () => {
		for (const { path, content } of files) {
			await host.files.write(host.files.join(directory, path), content);
			count += 1;
		}
	};
	await Promise.all(Array.from({ length: writers }, write));
	terminal.out(`written: ${count} files, from ${host.files.join(directory, "index.html")} on\n`);
	return exitCodes.success;
};

export { site };