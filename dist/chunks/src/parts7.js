import { UsageError } from "./model2.js";
import { roundTo } from "./model3.js";
import { _enum, array, literal, number, object, record, strictObject, union } from "../packages/zod.js";
import { comparesSides, contestOf, eachSide, parametersSchema, sides } from "./model5.js";
import { text } from "./model6.js";
import { groupedBy } from "./model7.js";
import { settingNamesOf } from "./settings.js";
import { plainText } from "./render.js";
import { validated } from "./model16.js";
import { gatesIn } from "./model17.js";
import { joinTexts } from "./render2.js";
import { countText, decimalsOf, intervalText, percentText, timesBetween } from "./render5.js";
import { cutToWidth, padText, settlingOf, widthOf, wrapText } from "./render6.js";
import { wordOf } from "./render7.js";

// src/render/text/columns.ts
const dropOrder = [
	"first",
	"second",
	"third",
	"fourth"
];

// src/render/terminal/terminal-table.ts
const gap = "  ";
const leastWidth = 16;
function terminalTable(columns, items, width) {
	const rows = items.map((item) => columns.map(({ cell }) => cell(item)));
	const widths = columns.map(({ title }, index) => rows.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? "")), widthOf(title)));
	const keptIndexes = keptColumns(columns, widths, width, new Set(columns.flatMap((_, index) => rows.every((cells) => cells[index] === "") ? [index] : [])));
	const total = tableWidth(keptIndexes, widths);
	const fittedColumns = keptIndexes.map((index) => {
		const { title, align, keep } = columns[index] ?? {
			title: "",
			align: "left"
		};
		const natural = widths[index] ?? 0;
		const ownWidth = keep === "cut" ? Math.max(Math.min(natural, leastWidth), natural - Math.max(0, total - width)) : natural;
		return cutApart([title, ...rows.map((row) => row[index] ?? "")], ownWidth).map((cell) => padText(cell, ownWidth, align === "left" ? "left" : "right"));
	});
	return [null, ...rows].map((_, line) => fittedColumns.map((cells) => cells[line] ?? "").join(gap).trimEnd());
}
function keptColumns(columns, widths, width, emptyIndexes) {
	const all = columns.flatMap((_, index) => emptyIndexes.has(index) ? [] : [index]);
	const attempts = [
		0,
		1,
		2,
		3,
		4
	].map((count) => {
		const droppedKinds = new Set(dropOrder.slice(0, count));
		return all.filter((index) => !droppedKinds.has(columns[index]?.keep ?? ""));
	});
	const comfortable = Math.max(leastWidth, Math.floor(width * .45));
	const leastOf = (keptIndexes) => tableWidth(keptIndexes, widths.map((columnWidth, index) => columns[index]?.keep === "cut" ? Math.min(columnWidth, comfortable) : columnWidth));
	return attempts.find((keptIndexes) => leastOf(keptIndexes) <= width) ?? attempts.at(-1) ?? all;
}
function tableWidth(keptIndexes, widths) {
	return keptIndexes.reduce((sum, index) => sum + (widths[index] ?? 0), 2 * (keptIndexes.length - 1));
}
function cutApart(texts, width) {
	const distinct = [...new Set(texts)];
	const families = groupedBy(distinct, firstWord);
	const forms = [
		(text) => cutToWidth(text, width),
		(text) => cutToWidth(withoutShared(text, families.get(firstWord(text)) ?? []), width),
		(text) => cutStart(text, width)
	];
	const shortForms = /* @__PURE__ */ new Map();
	let alike = distinct;
	for (const form of forms) {
		for (const text of alike) shortForms.set(text, form(text));
		alike = [...groupedBy(distinct, (text) => shortForms.get(text) ?? text).values()].filter(({ length }) => length > 1).flat();
	}
	return texts.map((text) => shortForms.get(text) ?? text);
}
function firstWord(text) {
	return text.split(" ")[0] ?? "";
}
function withoutShared(text, family) {
	const [name = "", ...words] = text.split(" ");
	const wordsOfFamily = family.map((member) => new Set(member.split(" ")));
	const signs = words.map((word) => wordsOfFamily.every((ownWords) => ownWords.has(word)) ? "…" : word);
	return [name, ...signs.filter((word, index) => word !== "…" || signs[index - 1] !== "…")].join(" ");
}
function cutStart(text, width) {
	if (widthOf(text) <= width) return text;
	const characters = Array.from(text);
	while (characters.length > 0 && widthOf(characters.join("")) > width - 1) characters.shift();
	return width < 1 ? "" : `…${characters.join("")}`;
}

// src/parts/studies/study.ts
const studyChoiceSchema = strictObject({
	label: text(200),
	name: text(200).optional(),
	parameters: parametersSchema.optional(),
	metric: text(100).optional(),
	per: number().positive().optional(),
	judged: literal(false).optional(),
	call: number().int().min(1).max(1e3).optional(),
	ratioTo: text(200).optional()
});
const rowsBySchema = strictObject({
	by: union([text(100), array(text(100)).min(1).max(5)]),
	label: text(200).optional(),
	parameters: parametersSchema.optional()
});
const figuresSchema = record(text(200), record(text(200), union([number(), text(50)])));
const studyTableSchema = strictObject({
	title: text(300),
	rowLabel: text(100),
	metric: text(100),
	unit: _enum([
		"s",
		"ms",
		"µs",
		"ns",
		"B",
		"KiB",
		"MiB",
		"per_s",
		"count",
		"%"
	]),
	decimals: number().int().min(0).max(6),
	rows: union([array(studyChoiceSchema).max(200), rowsBySchema]),
	columns: array(studyChoiceSchema).min(1).max(12),
	between: strictObject({
		base: text(100),
		head: text(100)
	}).optional(),
	published: figuresSchema.optional(),
	publishedRatios: record(text(200), record(text(200), number())).optional(),
	candlestick: literal(true).optional(),
	note: text(2e3).optional()
});
const studySchema = object({
	source: text(500),
	tables: array(object(studyTableSchema.shape)).max(30)
});
const studyUnits = {
	s: {
		word: "s",
		perBase: 1
	},
	ms: {
		word: "ms",
		perBase: 1e3
	},
	µs: {
		word: "µs",
		perBase: 1e6
	},
	ns: {
		word: "ns",
		perBase: 1e9
	},
	B: {
		word: "bytes",
		perBase: 1
	},
	KiB: {
		word: "KiB",
		perBase: 1 / 1024
	},
	MiB: {
		word: "MiB",
		perBase: 1 / 1024 ** 2
	},
	per_s: {
		word: "/s",
		perBase: 1
	},
	count: {
		word: "",
		perBase: 1
	},
	"%": {
		word: "%",
		perBase: 100
	}
};
function metricOf(table, row, column) {
	const { metric = table.metric } = row;
	return metric.includes("*") ? metric.replace("*", column.metric ?? "") : column.metric ?? metric;
}
function studyOf({ parts = {} }) {
	return studySchema.safeParse(parts["studies"]).data ?? null;
}

// src/parts/studies/study-tables.ts
const writtenSchema = object({ tables: array(studyTableSchema) });
function studyTables({ shownIn, about }) {
	const file = `${shownIn}/suite.json`;
	const { tables } = validated(writtenSchema, about, `a suite in ${file}`);
	for (const { title, columns } of tables) {
		const labels = columns.map(({ label }) => label);
		for (const { ratioTo } of columns) {
			if (ratioTo === void 0 || labels.includes(ratioTo)) continue;
			const list = labels.map((label) => `"${label}"`).join(", ");
			throw new UsageError(`expected a column for ratioTo in the table "${title}" of ${file}, got "${ratioTo}": there are ${list}`);
		}
	}
	return tables;
}

// src/parts/studies/table-rows.ts
function entrantsIn(benchmarks) {
	const all = benchmarks.flatMap((benchmark) => {
		const { name, parameters, runtime } = benchmark;
		const contest = contestOf(benchmark);
		if (contest === null) return [benchmark];
		const { ids, reference } = contest;
		const contender = {
			id: ids.head,
			name,
			parameters,
			runtime
		};
		if (!("module" in reference)) return [contender];
		const [, referenceName = name] = /^(?:.*\/)?(.*)\.[cm]?js$/.exec(reference.module) ?? [];
		const { parameters: set } = reference;
		return [contender, {
			id: ids.base,
			name: referenceName,
			parameters: set,
			runtime
		}];
	});
	return [...new Map(all.toReversed().map((entrant) => [entrant.id, entrant])).values()].toReversed();
}
function agrees({ name: ownName, parameters: set }, { name, parameters = {} }) {
	if (name !== void 0 && ownName !== name) return false;
	return Object.entries(parameters).every(([key, value]) => Object.hasOwn(set, key) && set[key] === value);
}
function entrantAt(entrants, row, column) {
	return entrants.find((entrant) => agrees(entrant, row) && agrees(entrant, column) && hasRest(entrant, row));
}
function tableRows({ rows, columns }, entrants) {
	if (!("by" in rows)) return rows.flatMap((row) => dividedRow(row, columns, entrants));
	const { by, label, parameters = {} } = rows;
	const names = [by].flat();
	const common = {
		label: "",
		parameters
	};
	return distinct(entrants.filter((entrant) => agrees(entrant, common) && names.every((name) => name in entrant.parameters)).filter((entrant) => columns.some((column) => agrees(entrant, column))).map(({ parameters: set }) => pick(set, names))).flatMap((set) => {
		return dividedRow({
			label: fillIn(label ?? Object.keys(set).map((name) => `{${name}}`).join(", "), set),
			parameters: {
				...parameters,
				...set
			}
		}, columns, entrants);
	});
}
function fillIn(text, values) {
	return Object.entries(values).reduce((filledText, [name, value]) => filledText.replaceAll(`{${name}}`, () => String(value)), text);
}
function dividedRow(row, columns, entrants) {
	const cells = columns.map((column) => entrants.filter((entrant) => agrees(entrant, row) && agrees(entrant, column)).map(allParameters));
	const names = [...new Set(cells.flatMap(varyingNames))];
	const rests = distinct(cells.flat().map((set) => pick(set, names))).filter((rest) => names.every((name) => name in rest));
	if (names.length === 0 || rests.length === 0) return [{
		...row,
		rest: {}
	}];
	return rests.map((rest) => {
		const words = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
		return {
			...row,
			label: [row.label, ...words].join(", "),
			rest
		};
	});
}
function varyingNames(cells) {
	return [...new Set(cells.flatMap((set) => Object.keys(set)))].filter((name) => new Set(cells.map((set) => set[name])).size > 1);
}
function hasRest(entrant, { rest }) {
	const set = allParameters(entrant);
	return Object.entries(rest).every(([name, value]) => !(name in set) || set[name] === value);
}
function allParameters({ parameters, runtime }) {
	return runtime === void 0 ? parameters : {
		...parameters,
		node: runtime
	};
}
function pick(set, names) {
	return Object.fromEntries(Object.entries(set).filter(([name]) => names.includes(name)));
}
function distinct(all) {
	return [...new Map(all.map((set) => [JSON.stringify(set), set])).values()];
}

// src/parts/studies/cell-columns.ts
function cellColumns({ cells, unit }) {
	const word = studyUnits[unit].word;
	const inUnit = (title) => word === "" ? title : `${title}, ${word}`;
	const isTwoSided = cells.some(({ values }) => values.base !== null);
	return [
		right(inUnit("published"), publishedText),
		right(inUnit("base"), (cell) => numberText(cell.values.base, cell)),
		right(inUnit(isTwoSided ? "head" : "here"), (cell) => numberText(cell.values.head, cell)),
		right("change, 95% CI", ({ delta }) => delta === null ? "" : deltaText(delta)),
		{
			...right("published ratio", ({ printedFigures }) => ratioText(printedFigures.ratio)),
			keep: "second"
		},
		right("ratio, 95% CI", ({ ratio }) => ratio === null ? "" : cellRatioText(ratio)),
		{
			...right("of", mediansText),
			keep: "first"
		}
	].filter((column) => cells.some((cell) => column.cell(cell) !== ""));
}
function right(title, cell) {
	return {
		title,
		align: "right",
		cell
	};
}
function publishedText({ printedFigures: figures }) {
	if (figures.text !== null) return figures.text;
	if (figures.value !== null) return figureText(figures.value);
	const change = figures.delta === null ? "" : percentText(figures.delta, 1);
	if (figures.base === null && figures.head === null) return change;
	const sides = `${figureText(figures.base)} → ${figureText(figures.head)}`;
	return change === "" ? sides : `${sides} (${change})`;
}
function figureText(value) {
	if (value === null) return "–";
	return String(Number.isInteger(value) ? value : roundTo(value, 6));
}
function numberText(value, { decimals }) {
	if (value === null) return "";
	return value === 0 || Math.abs(value) >= 10 ** (1 - decimals) ? value.toFixed(decimals) : String(roundTo(value, 2));
}
function deltaText({ estimate, low, high, word }) {
	const interval = low === null || high === null ? "" : ` (${intervalText(low, high)})`;
	return `${percentText(estimate, decimalsOf(low, high))}${interval} ${word}`.trimEnd();
}
function cellRatioText({ estimate, low, high, word }) {
	if (low === null || high === null) return `${ratioText(estimate)} ${word}`.trimEnd();
	const { times, ends } = timesBetween(estimate, [low, high]);
	return `${times}× (${ends}) ${word}`.trimEnd();
}
function mediansText(cell) {
	const { ratio } = cell;
	if (ratio === null) return "";
	return `${numberText(ratio.own, cell)} / ${numberText(ratio.reference, cell)}`;
}
function ratioText(ratio) {
	if (ratio === null) return "";
	if (ratio < 99.95) return `${ratio.toFixed(ratio < 9.995 ? 2 : 1)}×`;
	return `${String(Math.round(ratio)).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}×`;
}

// src/parts/studies/printed-cell.ts
const deltaTitle = "Delta";
function isExtra({ judged, parameters, name, metric }) {
	return judged === false && (parameters ?? name ?? metric) === void 0;
}
function withPrintedRows({ published = {}, publishedRatios = {} }, rows) {
	const labels = [...Object.keys(published), ...Object.keys(publishedRatios)];
	const knownLabels = rows.map(({ label }) => label);
	return [...rows, ...extras(labels, knownLabels).map((choice) => ({
		...choice,
		rest: {}
	}))];
}
function extras(labels, knownLabels) {
	return [...new Set(labels.filter((label) => !knownLabels.includes(label)))].map((label) => ({
		label,
		judged: false
	}));
}
function withPrintedColumns(table) {
	const { published = {}, between, columns } = table;
	const labels = Object.values(published).flatMap((cells) => Object.keys(cells));
	const besides = between === void 0 ? [] : [
		between.base,
		between.head,
		deltaTitle
	];
	return [...columns, ...extras(labels, [...columns.map(({ label }) => label), ...besides])];
}
function printedCell(table, row, column) {
	const { published = {}, publishedRatios = {}, between } = table;
	const figures = new Map(Object.entries(published[row] ?? {}));
	const numberAt = (label) => {
		const figure = figures.get(label);
		return typeof figure === "number" ? figure : null;
	};
	const emptyCell = {
		base: null,
		head: null,
		value: null,
		text: null,
		delta: null,
		ratio: null
	};
	if (between !== void 0 && table.columns[0]?.label === column.label) {
		const percent = numberAt(deltaTitle);
		const delta = percent === null ? null : percent / 100;
		return {
			...emptyCell,
			base: numberAt(between.base),
			head: numberAt(between.head),
			delta
		};
	}
	const figure = figures.get(column.label);
	const value = numberAt(column.label);
	const otherValue = column.ratioTo === void 0 ? null : numberAt(column.ratioTo);
	const computedRatio = value === null || otherValue === null || otherValue === 0 ? null : value / otherValue;
	const ratio = publishedRatios[row]?.[column.label] ?? computedRatio;
	return {
		...emptyCell,
		value,
		text: typeof figure === "string" ? figure : null,
		ratio
	};
}
function isPrinted(cell) {
	return Object.values(cell).some((figure) => figure !== null);
}

// src/parts/studies/measured-tables.ts
function measuredTables(result) {
	const findings = findingsIn(result);
	const entrants = entrantsIn(result.plan.benchmarks);
	return (studyOf(result.plan)?.tables ?? []).flatMap((table) => {
		const { title, unit, candlestick, rowLabel, note = null } = table;
		const rows = tableRows(table, entrants);
		const place = {
			table,
			entrants,
			findings,
			result
		};
		const cells = withPrintedRows(table, rows).flatMap((row) => withPrintedColumns(table).flatMap((column) => cellAt(place, row, column) ?? []));
		return cells.some(isMeasured) ? [{
			title,
			rowLabel,
			note,
			unit,
			candlestick,
			cells
		}] : [];
	});
}
function isMeasured({ values }) {
	return values.base !== null || values.head !== null;
}
function shownTables(result) {
	const { base, head } = result.plan.revisions;
	return measuredTables(result).map((table) => {
		const cells = table.cells.filter(isMeasured);
		const absentCount = table.cells.length - cells.length;
		const absent = absentCount === 0 ? "" : `Printed, but not measured here: ${countText(absentCount, "cell")}.`;
		const itself = base.label === head.label && cells.some(({ delta }) => delta !== null) ? "A/A: both sides are the same, and a change is noise." : "";
		const note = joinTexts([
			itself,
			table.note ?? "",
			absent
		], " ");
		return {
			...table,
			cells,
			note: note === "" ? null : note
		};
	});
}
function cellAt({ table, entrants, findings, result }, row, column) {
	const { curves = [], plan } = result;
	const printedFigures = printedCell(table, row.label, column);
	const metricId = metricOf(table, row, column);
	const idAt = (choice) => choice === void 0 || isExtra(choice) || isExtra(row) ? void 0 : entrantAt(entrants, row, choice)?.id;
	const id = idAt(column);
	const own = id === void 0 ? null : findings.of(id, metricId);
	if (own === null && !isPrinted(printedFigures)) return null;
	const factor = studyUnits[table.unit].perBase / (column.per ?? row.per ?? 1);
	const call = column.call ?? row.call ?? null;
	const curve = curves.find(({ benchmarkId }) => benchmarkId === id)?.curve;
	const valueOf = (side) => {
		const value = call === null ? own?.values[side] ?? null : curve?.[side].median[call - 1] ?? null;
		return value === null ? null : value * factor;
	};
	const values = eachSide(valueOf);
	if (call !== null && values.base === null && values.head === null && !isPrinted(printedFigures)) return null;
	const isJudged = call === null && column.judged !== false && row.judged !== false;
	const metric = plan.metrics.find((candidate) => candidate.id === metricId) ?? null;
	const judgedRow = plan.benchmarks.find(({ id: ownId }) => ownId === own?.finding.benchmarkId) ?? null;
	const delta = isJudged && own !== null && metric !== null ? judgedOf(own.finding, judgedRow, metric) : null;
	const reference = idAt(table.columns.find(({ label }) => label === column.ratioTo));
	const cellRatio = metric === null || id === void 0 || reference === void 0 ? null : findings.ratioOf(id, reference, metric) ?? ratioOfMedians(own, findings.of(reference, metric.id));
	const ratio = cellRatio === null || call !== null ? null : {
		...cellRatio,
		own: cellRatio.own * factor,
		reference: cellRatio.reference * factor,
		word: isJudged ? cellRatio.word : ""
	};
	return {
		table: table.title,
		unit: table.unit,
		decimals: table.decimals,
		row: row.label,
		column: column.label,
		values,
		delta,
		ratio,
		printedFigures
	};
}
function ratioOfMedians(own, other) {
	for (const side of ["head", "base"]) {
		const [median = null, reference = null] = [own?.values[side], other?.values[side]];
		if (median === null || reference === null || reference <= 0) continue;
		return {
			estimate: median / reference,
			low: null,
			high: null,
			word: "",
			own: median,
			reference
		};
	}
	return null;
}
function judgedOf(finding, row, metric) {
	const { judged: judgement } = finding;
	if (row === null || !comparesSides(row) || judgement?.estimate == null) return null;
	const [low, high] = judgement.ci;
	return {
		estimate: judgement.estimate,
		low,
		high,
		word: judgedWord(finding, row, metric)
	};
}
function judgedWord(finding, row, metric) {
	if (!gatesIn(row, metric)) return "";
	const word = wordOf(finding.verdict, metric);
	if (finding.verdict !== "inconclusive") return word;
	return `${word}: ${settlingOf(finding)?.cause === "busy" ? "other work" : `only ${countText(finding.judged?.pairs ?? 0, "pair")}`}`;
}
function findingsIn({ plan, findings }) {
	const lastFindings = findings.toReversed();
	const findingByKey = new Map(lastFindings.map((finding) => [keyOf(finding.benchmarkId, finding.metric), finding]));
	const contests = plan.benchmarks.flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		return contest === null ? [] : [{
			...contest,
			id: benchmark.id,
			benchmark
		}];
	});
	const valuesByKey = /* @__PURE__ */ new Map();
	for (const finding of lastFindings) {
		const { benchmarkId, metric } = finding;
		const contest = contests.find(({ id }) => id === benchmarkId);
		const centres = {
			base: finding.baseCentre,
			head: finding.headCentre
		};
		if (contest === void 0) {
			valuesByKey.set(keyOf(benchmarkId, metric), {
				finding,
				values: centres
			});
			continue;
		}
		for (const place of sides) {
			const key = keyOf(contest.ids[place], metric);
			if (findingByKey.has(key)) continue;
			const { side: ownSide } = contest.seats[place];
			const values = eachSide((side) => side === ownSide ? centres[place] : null);
			valuesByKey.set(key, {
				finding,
				values
			});
		}
	}
	return {
		of: (id, metric) => valuesByKey.get(keyOf(id, metric)) ?? null,
		ratioOf: (id, reference, metric) => {
			for (const { ids, seats, id: contestId, benchmark } of contests) {
				if (!(ids.head === id && ids.base === reference) || seats.base.side !== seats.head.side) continue;
				const finding = findingByKey.get(keyOf(contestId, metric.id));
				if (finding?.judged?.estimate == null) continue;
				const [low = null, high = null] = finding.judged.ci.map((end) => end === null ? null : 1 + end);
				const estimate = 1 + finding.judged.estimate;
				const word = judgedWord(finding, benchmark, metric);
				const [own, divisor] = [finding.headCentre ?? 0, finding.baseCentre ?? 0];
				return {
					estimate,
					low,
					high,
					word,
					own,
					reference: divisor
				};
			}
			return null;
		}
	};
}
function keyOf(id, metric) {
	return JSON.stringify([id, metric]);
}

// src/parts/studies/study-lines.ts
const textLength = 2e3;
function studyLines(result, width) {
	return shownTables(result).flatMap((table, at) => [...at === 0 ? [] : [""], ...tableLines(table, width)]);
}
function tableLines(table, width) {
	const { title, rowLabel, note, cells } = table;
	const isOne = new Set(cells.map(({ column }) => column)).size === 1;
	const label = {
		title: plainText(rowLabel),
		align: "left",
		keep: "cut",
		cell: ({ row, column }) => plainText(isOne ? row : `${row}: ${column}`)
	};
	const otherColumns = cellColumns(table).map((column) => ({
		...column,
		cell: (cell) => plainText(column.cell(cell))
	}));
	return [
		...wrapText(plainText(title, textLength), width),
		"",
		...terminalTable([label, ...otherColumns], cells, width),
		...note === null ? [] : ["", ...wrapText(plainText(note, textLength), width)]
	];
}

// src/parts/studies/study-options.ts
const excludedNames = /* @__PURE__ */ new Set([
	"suite",
	"benchmarks",
	"commands",
	"axis",
	"shard",
	"limit",
	"fail-on",
	"rows",
	"profile"
]);
function studyOptions() {
	return settingNamesOf("option").filter((name) => !excludedNames.has(name));
}
const studyDefaults = {
	preset: "published",
	pairs: "as many as its number of rows needs",
	"node-version": "the one of the suite, otherwise the node on the PATH"
};

export { cellColumns, entrantAt, measuredTables, metricOf, shownTables, studyDefaults, studyLines, studyOf, studyOptions, studyTables, tableRows, terminalTable };