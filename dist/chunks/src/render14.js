import { pageTools } from "./host14.js";
import { withoutRoom } from "./model9.js";
import { partSections, rowFactsOf, samplesCsv } from "./render8.js";
import { boundary, checkText, contestColumns, doubts, failureGroups, foundText, methodItems, metricColumns, metricLines, oneSided, renderReport, reportOf, reproduceLine, rowColumns, sides, warningLines } from "./render9.js";
import { reportedInterval } from "./model20.js";
import { foreignNames } from "./render.js";
import { groupedBy } from "./model7.js";
import { contestRows, contestTally, isContestOnly, otherWarnings } from "./render3.js";
import { chosenText, countText, intervalText, percentText } from "./render5.js";
import { gatesIn, gatingOf, leadingMetric } from "./model17.js";
import { idWithout } from "./model5.js";
import { besidesText, changeIn, changeText, wordOf } from "./render7.js";
import { settlingText } from "./render6.js";
import { Html, markdownHtml, markup, noHtml, tableCard } from "./render4.js";
import { tallyText } from "./render10.js";
import { clientText, pageStyle, px } from "./render15.js";
import "./stats4.js";
import { linear } from "../packages/others6.js";
import { claimsChange } from "./model19.js";

// src/render/page/data/page-figures.ts
const { change, interval, base, head, floor } = rowColumns(foreignNames, null);
function pageFigures(row) {
	const { finding, word } = row;
	const [low, high] = reportedInterval(finding) ?? [null, null];
	return {
		verdict: finding.verdict,
		word,
		change: short(finding.judged?.estimate ?? low),
		low: short(low),
		high: short(high),
		floor: short(row.floor),
		threshold: short(finding.threshold),
		texts: {
			change: change.cell(row),
			interval: interval.cell(row),
			base: base.cell(row),
			head: head.cell(row),
			floor: floor.cell(row)
		}
	};
}
function short(value, digits = 5) {
	return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(digits));
}

// src/render/page/data/blocks-of.ts
function takenSamples({ samples, disturbed: disturbedSamples }) {
	return [...samples.map((sample) => ({
		sample,
		isDisturbed: false
	})), ...disturbedSamples.map((sample) => ({
		sample,
		isDisturbed: true
	}))].toSorted((first, second) => first.sample.startedAtSeconds - second.sample.startedAtSeconds);
}
const letters = {
	"warm-up": "w",
	pair: "p",
	control: "c"
};
function blocksOf(samples) {
	const layoutNumbers = /* @__PURE__ */ new Map();
	const layoutOf = ({ block: { placement } }) => {
		if (placement === void 0) return null;
		const key = `${String(placement.base)} ${String(placement.head)}`;
		const layoutNumber = layoutNumbers.get(key) ?? layoutNumbers.size;
		layoutNumbers.set(key, layoutNumber);
		return layoutNumber;
	};
	return {
		kinds: samples.map(({ sample: { block }, isDisturbed }) => isDisturbed ? "d" : block.round === 0 ? "w" : letters[block.kind]).join(""),
		coins: samples.map(({ sample }) => sample.block.coin.slice(0, 1)).join(""),
		layouts: samples.map(({ sample }) => layoutOf(sample))
	};
}
const digits = 4;
function seriesOf(samples, { id }) {
	const pairs = samples.map(({ sample }) => [sample.base[id] ?? 0, sample.head[id] ?? 0]);
	if (!pairs.flat().some((value) => value > 0)) return null;
	return pairs.map(([base, head]) => base > 0 && head > 0 ? short(head / base - 1, digits) : null);
}

// src/render/page/data/row-details-of.ts
function rowDetailsOf({ result, parts, rows, samples, series }) {
	const { plan, findings, failures } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const metrics = new Map(plan.metrics.map((metric, at) => [metric.id, {
		metric,
		at
	}]));
	const main = leadingMetric(plan.metrics);
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	const samplesByBenchmark = groupedBy(samples, ({ sample }) => sample.block.benchmarkId);
	return rows.map((row) => {
		const id = row.benchmarkId;
		const benchmark = benchmarks.get(id);
		const ownSamples = samplesByBenchmark.get(id) ?? [];
		return {
			metrics: (byBenchmark.get(id) ?? []).flatMap((finding) => {
				const metricEntry = metrics.get(finding.metric ?? "");
				return metricEntry === void 0 ? [] : [{
					finding,
					...metricEntry
				}];
			}).map(({ finding, metric, at }) => {
				const gates = benchmark !== void 0 && gatesIn(benchmark, metric);
				const rank = metric === row.metric ? 0 : gates ? 1 : 2;
				const isTold = series === "all" || (series === "gating" ? gates : metric === main);
				return {
					order: rank * 1e3 + at,
					detail: {
						id: metric.id,
						label: metric.label,
						gates,
						...pageFigures({
							finding,
							metric,
							word: wordOf(finding.verdict, metric),
							floor: finding.judged?.smallestDetectable ?? null
						}),
						estimate: estimateText(finding),
						limits: limitsText(finding),
						settling: settlingText(finding),
						warnings: otherWarnings(finding.judged).map(({ text }) => text),
						series: isTold || rank === 0 ? seriesOf(ownSamples, metric) : null
					}
				};
			}).toSorted((first, second) => first.order - second.order).map(({ detail }) => detail),
			blocks: ownSamples.length === 0 ? null : blocksOf(ownSamples),
			looks: plan.policy.looks,
			failures: failures.filter(({ benchmarkId }) => benchmarkId === id),
			acceptance: row.finding.acceptance ?? null,
			parts: rowFactsOf({
				result,
				parts
			}, id).flatMap(({ html }) => html?.()?.markup ?? []),
			command: reproduceLine(result, idWithout(id, row.runtime))
		};
	});
}
function estimateText(finding) {
	const { pairs = 0, dropped = 0 } = finding.judged ?? {};
	const [low, high] = reportedInterval(finding) ?? [null, null];
	if (changeIn(finding) === null) return "";
	const interval = low === null ? "too few pairs for an interval" : `95% CI ${intervalText(low, high)}`;
	const droppedText = dropped === 0 ? "" : `, ${String(dropped)} dropped`;
	return `${changeText(finding)} (${interval}), Hodges–Lehmann estimate over ${countText(pairs, "pair")}${droppedText}`;
}
function limitsText({ threshold, judged: judgement }) {
	if (threshold === null) return "";
	const { smallestDetectable: floor = null, pAdjusted: p = null } = judgement ?? {};
	const floorText = floor === null ? "" : `, floor ±${chosenText(Number(floor.toPrecision(2)))}`;
	return `Threshold ±${chosenText(threshold)}${floorText}${p === null ? "" : `, p ${probabilityText(p)} after correction over the table`}`;
}
function probabilityText(p) {
	return p < 1e-4 ? "< 0.0001" : String(Number(p.toPrecision(2)));
}

// src/render/rows/axis-range.ts
function axisRange(rows) {
	const [mostCalled = 0] = reachesOf(rows.filter(claimsChange));
	const uncalledReaches = reachesOf(rows.filter((row) => !claimsChange(row)));
	const mostOthers = uncalledReaches[Math.floor(uncalledReaches.length * .1)] ?? 0;
	const threshold = rows.reduce((most, row) => Math.max(most, row.threshold ?? 0), 0);
	return roundUp(Math.max(mostCalled, mostOthers, threshold * 1.5, .01));
}
function reachesOf(rows) {
	return rows.map(({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0))).toSorted((first, second) => second - first);
}
function roundUp(value) {
	const power = 10 ** Math.floor(Math.log10(value));
	const step = [
		1,
		2,
		5,
		10
	].find((times) => times * power >= value * (1 - 1e-9)) ?? 10;
	return Number((step * power).toPrecision(1));
}

// src/render/page/table/forest.ts
const width = 240;
const height = 22;
const middle = height / 2;
const margin = 8;
const tail = 16;
function forestScale(range) {
	return linear([-range, range], [margin, 232]).clamp(true);
}
function forest({ change, low, high, floor, threshold }, range) {
	const x = forestScale(range);
	const parts = [
		threshold === null ? noHtml : markup`<path class="th" d="M${px(x(1 / (1 + threshold) - 1))} 2V${20}H${px(x(threshold))}V2Z"/>`,
		floor === null ? noHtml : markup`<path class="fl" d="M${px(x(-floor))} ${19.5}H${px(x(floor))}" />`,
		markup`<path class="zero" d="M${width / 2} 0V${height}" />`,
		low === null || high === null ? noHtml : intervalOf(low, high, range, x),
		change === null || Math.abs(change) > range ? noHtml : markup`<circle class="pt" cx="${px(x(change))}" cy="${middle}" r="3.6" />`
	];
	return markup`<svg class="fo" viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts}</svg>`;
}
function forestAxis(range) {
	const x = forestScale(range);
	const ends = [
		-range,
		-range / 2,
		0,
		range / 2,
		range
	];
	return markup`<svg class="fo axis" viewBox="0 0 ${width} 24" aria-hidden="true">${ends.map((value, at) => markup`<path class="g" d="M${px(x(value))} 19v5"/>${at % 2 === 0 ? markup`<text x="${px(x(value))}" y="13" text-anchor="${at === 0 ? "start" : at === 4 ? "end" : "middle"}">${percentText(value).replace(".0", "")}</text>` : noHtml}`)}</svg>`;
}
function intervalOf(low, high, range, x) {
	const leftEdge = low > range ? px(x(range) - tail) : px(x(low));
	const rightEdge = high < -range ? px(x(-range) + tail) : px(x(high));
	const start = low < -range ? `M${leftEdge} ${middle}l6 -5m-6 5l6 5` : low > range ? "" : `M${leftEdge} 7v8`;
	const end = high > range ? `M${rightEdge} ${middle}l-6 -5m6 5l-6 5` : high < -range ? "" : `M${rightEdge} 7v8`;
	return markup`<path class="ci" d="M${leftEdge} ${middle}H${rightEdge}${start}${end}" />`;
}

// src/render/page/table/detail-html.ts
function failureHtml({ side, message, lastLines }) {
	const output = lastLines.length === 0 ? noHtml : markup`<pre tabindex="0">${lastLines.map((printedLine) => markup`${printedLine.replaceAll("	", "  ")} `)}</pre>`;
	return markup`<div class="failure"><p>${side === null ? "" : markup`<b>${side}</b>: `}${message}</p>${output}</div>`;
}
function verdictChip({ verdict, word }) {
	return markup`<span class="chip v-${verdict}">${word}</span>`;
}

// src/render/page/table/page-rows.ts
const othersAtMost = 6;
function pageRows({ result, rows, mainMetric }) {
	const gates = gatingOf(result.plan);
	const gatingFindings = groupedBy(result.findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)), ({ benchmarkId }) => benchmarkId);
	const placedRows = rows.map((row, at) => ({
		row,
		figures: pageFigures(row),
		othersText: besidesText(row, othersAtMost, foreignNames),
		warnings: (gatingFindings.get(row.benchmarkId) ?? []).flatMap(({ judged }) => otherWarnings(judged)).length,
		at
	}));
	const range = axisRange(placedRows.map(({ figures }) => figures));
	const columns = [
		{
			style: "c-v",
			title: "Verdict",
			align: "left",
			cell: ({ figures }) => verdictChip(figures),
			key: ({ at }) => at
		},
		{
			style: "c-n",
			title: "Benchmark",
			align: "left",
			cell: (placed) => openerHtml(placed, placed.row.metric === mainMetric ? null : placed.row.metric),
			key: ({ row }) => row.benchmarkId
		},
		{
			style: "c-f",
			title: "95% CI",
			align: "left",
			cell: ({ figures }) => forest(figures, range),
			key: null
		},
		figureColumn("change", "Change", ({ figures }) => figures.change),
		figureColumn("interval", "CI, %", ({ figures: { low, high } }) => low === null || high === null ? null : high - low),
		figureColumn("base", "Base", ({ row }) => row.finding.baseCentre),
		figureColumn("head", "Head", ({ row }) => row.finding.headCentre),
		figureColumn("floor", "Floor", ({ figures }) => figures.floor)
	];
	return {
		head: markup`<tr role="row">${columns.map((column) => markup`<th role="columnheader" scope="col" class="${classOf(column)}" aria-sort="none">${column.key === null ? markup`<span class="sr">${column.title}, drawn</span>${forestAxis(range)}` : markup`<button type="button" class="sort" disabled>${column.title}</button>`}</th>`)}</tr>`,
		rows: placedRows.map((placed) => {
			const { row, othersText, at } = placed;
			const { verdict } = row.finding;
			const cells = columns.map((column) => markup`<td role="cell" class="${classOf(column)}">${column.cell(placed)}</td>`);
			return {
				html: markup`<tr role="row" class="row" data-at="${at}" data-v="${verdict}">${cells}</tr>`.markup,
				kind: `${verdict} ${row.word}`,
				text: `${row.benchmarkId} ${row.word} ${othersText}`.toLowerCase(),
				keys: columns.map(({ key }) => key?.(placed) ?? null)
			};
		})
	};
}
const figureStyles = {
	change: "c-c",
	interval: "c-i",
	base: "c-b",
	head: "c-h",
	floor: "c-l"
};
function figureColumn(name, title, key) {
	return {
		style: figureStyles[name],
		title,
		align: "right",
		cell: ({ figures }) => figures.texts[name],
		key
	};
}
function classOf({ style, align }) {
	return align === "right" ? `${style} num` : style;
}
function openerHtml({ row, othersText, warnings, at }, metric) {
	const { benchmarkId, runtime, finding } = row;
	const name = idWithout(benchmarkId, runtime);
	const notes = [
		metric === null ? noHtml : markup`<span>${metric.label}</span>`,
		finding.beyondLimit ? markup`<span class="fails">fails the check</span>` : noHtml,
		finding.acceptance === void 0 ? noHtml : markup`<span>accepted</span>`,
		...row.doubts.map((text) => markup`<span class="warned">${text}</span>`),
		othersText === "" ? noHtml : markup`<span>${othersText}</span>`,
		warnings === 0 ? noHtml : markup`<span class="warned">${countText(warnings, "warning")}</span>`
	].filter((note) => note !== noHtml);
	return markup`<button type="button" class="open" id="r${at}" aria-expanded="false"><span class="name">${name.trim() === "" ? "(blank)" : name}</span>${runtime === null ? noHtml : markup` <span class="node">Node ${runtime}</span>`}</button>${notes.length === 0 ? noHtml : markup`<div class="notes">${notes}</div>`}`;
}

// \0@oxc-project+runtime@0.158.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/render/page/report-page.ts
var _templateObject;
var _templateObject2;
const dataBytes = 44e5;
const bytesPerValue = 8;
const bytesPerBlock = 2;
const bytesPerFinding = 55;
const failuresAtMost = 50;
const warningsAtMost = 60;
function reportPage(run, tools) {
	const { result, fromFork = false, parts = [] } = run;
	const input = reportOf({
		result,
		parts
	}, fromFork);
	const { rows } = input;
	const contests = contestRows(result);
	const table = pageRows(input);
	const details = rowDetailsOf({
		result,
		parts,
		rows,
		samples: run.taken,
		series: seriesThatFit(run)
	});
	const data = Object.entries({
		rows: table.rows,
		details
	});
	const policy = [
		"default-src 'none'",
		`script-src 'sha256-${tools.digest(clientText)}'`,
		`style-src 'sha256-${tools.digest(pageStyle)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
	return markup(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" /><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" /><meta name=\"color-scheme\" content=\"light dark\" /><meta name=\"referrer\" content=\"no-referrer\" /><title>deadheat: ",
		"</title><style>",
		"</style></head><body><main><header class=\"top\">",
		"",
		"</header>",
		"",
		"",
		"",
		"",
		"",
		"",
		"",
		"</main><footer>deadheat ",
		" · this page holds its data and asks no network</footer><script>",
		"<\/script></body></html>\n"
	])), new Html(policy), wholeTally(input), new Html(pageStyle), summaryHtml(input), fromFork ? untrustedNote : noHtml, failuresCard(result), rows.length === 0 ? noHtml : rowsCard(table, rows), missedCard(input), tableCard("Contenders", contestColumns(input), contests), tableCard("Other metrics", metricColumns, metricLines(input)), parts.map(({ card }) => card === void 0 ? noHtml : new Html(card(result).markup)), methodCard(input), data.map(([name, value]) => markup(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script type=\"application/octet-stream\" data-part=\"",
		"\">",
		"<\/script>"
	])), name, new Html(tools.pack(JSON.stringify(value))))), result.version, new Html(clientText)).markup;
}
const checkClasses = {
	failure: "bad",
	neutral: "unsure",
	success: "good"
};
function summaryHtml(input) {
	const { result } = input;
	const check = checkText(input);
	const open = boundary(input);
	const doubt = doubts(input);
	return markup`<h1>${wholeTally(input)}</h1><p class="what">${markdownHtml(sides(input))} · ${result.startedAt.slice(0, 16).replace("T", " ")} UTC</p><p>${markdownHtml(foundText(input))}</p>${check === "" ? noHtml : markup`<p class="check ${checkClasses[result.conclusion]}">${markdownHtml(check)}</p>`}${open === "" ? noHtml : markup`<p>${open}</p>`}${doubt === "" ? noHtml : markup`<p>${markdownHtml(doubt)}</p>`}${whyHtml(input)}`;
}
function whyHtml(input) {
	const blocks = partSections(input.parts, "changes").map(([section]) => section(input)).flatMap((text) => /^(?:$|```)/.test(text) ? [] : text.split("\n\n"));
	return markup`${blocks.map((block) => {
		const [heading = "", ...lines] = block.split("\n");
		const items = lines.map((line) => markup`<li>${markdownHtml(line.replace(/^- /, ""))}</li>`);
		return markup`<p>${markdownHtml(heading)}</p>${items.length === 0 ? noHtml : markup`<ul>${items}</ul>`}`;
	})}`;
}
function wholeTally({ result, rows, state }) {
	return isContestOnly(result) ? `contenders: ${contestTally(result)}` : tallyText(result, rows, state);
}
function rowsCard({ head, rows: lines }, rows) {
	const hiddenCount = lines.length - 80;
	const shown = lines.slice(0, 80).map(({ html }) => new Html(html));
	return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label></div><p class="status note" role="status">${countText(lines.length, "row")}</p><table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${shown}</tbody></table><div class="more">${hiddenCount > 0 ? markup`<noscript><p class="note">${countText(hiddenCount, "more row")} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95% CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`;
}
const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`;
function failuresCard(result) {
	const generalFailures = failureGroups(result).flatMap((group) => group.ids.length === 0 ? group.failures : []);
	if (generalFailures.length === 0) return noHtml;
	return markup`<section class="card"><h2>${countText(generalFailures.length, "failure")}</h2>${generalFailures.slice(0, failuresAtMost).map((failure) => failureHtml(failure))}</section>`;
}
function seriesThatFit({ result, taken }) {
	const { plan, findings } = result;
	const room = dataBytes - taken.length * bytesPerBlock - findings.length * bytesPerFinding;
	const gatingCount = plan.metrics.filter((metric) => plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric))).length;
	const fits = (metrics) => taken.length * metrics * bytesPerValue < room;
	if (fits(plan.metrics.length)) return "all";
	return fits(gatingCount) ? "gating" : "main";
}
function verdictFilters(rows) {
	const counts = [...groupedBy(rows, ({ finding, word }) => `${finding.verdict} ${word}`).values()];
	return markup`${counts.map(([first, ...more]) => first === void 0 ? noHtml : markup`<button type="button" class="chip v-${first.finding.verdict}" data-kind="${first.finding.verdict} ${first.word}" aria-pressed="false" disabled>${more.length + 1} ${first.word}</button>`)}`;
}
function missedCard(input) {
	const text = oneSided(input);
	return text === "" ? noHtml : markup`<section class="card"><h2>Not measured</h2>${text.split("\n\n").map((line) => markup`<p>${markdownHtml(line)}</p>`)}</section>`;
}
function methodCard(input) {
	const warnings = warningLines(input.result);
	return markup`<section class="card"><h2>How it was measured</h2>${warnings.length === 0 ? noHtml : markup`<h3>${countText(warnings.length, "warning")}</h3><ul class="warnings">${warnings.slice(0, warningsAtMost).map((line) => markup`<li class="warned">${line}</li>`)}</ul>`}<ul>${methodItems(input).map((item) => markup`<li>${markdownHtml(item)}</li>`)}</ul><div class="again"><span class="label">Measure it again</span><pre tabindex="0"><code>${reproduceLine(input.result)}</code></pre></div></section>`;
}

// src/publish/files.ts
async function publishFiles({ result, parts, fromFork = false, ...blocks }, directory, { files }) {
	const taken = takenSamples(blocks);
	const page = () => reportPage({
		result,
		parts,
		taken,
		fromFork
	}, pageTools);
	const contents = [
		["result.json", () => `${JSON.stringify(result, null, 2)}\n`],
		["report.md", () => renderReport(result, parts)],
		["report.html", page],
		["samples.csv", () => samplesCsv(result, blocks.samples)],
		...parts.flatMap(({ files: ownFiles }) => Object.entries(ownFiles?.(result) ?? {})).map(([name, text]) => [name, () => text])
	];
	try {
		for (const [name, make] of contents) await files.write(files.join(directory, name), make());
	} catch (error) {
		const journal = files.join(directory, "journal.ndjson");
		throw withoutRoom(error, `all measurements are kept in ${journal}: see "deadheat replay"`);
	}
	return contents.map(([name]) => files.join(directory, name));
}

export { publishFiles };