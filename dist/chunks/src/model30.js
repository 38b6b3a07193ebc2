import { parseDocument } from "./model23.js";
import { publishedDocumentSchema, suiteSchema } from "./model18.js";
import { UsageError } from "./model2.js";
import { nearestNames } from "./model.js";

// src/model/run/published/published-figures.ts
const significantDigits = 8;
function publishedFigures(sources, document) {
	const ownFigures = {};
	const besides = {};
	const ratios = {};
	for (const source of sources) {
		const values = source.ratios === true ? ratios : source.besides === true ? besides : ownFigures;
		for (const [row, documentRow] of Object.entries(source.rows)) for (const [column, documentColumn] of Object.entries(source.columns)) {
			const place = source.transposed === true ? {
				row: documentColumn,
				column: documentRow
			} : {
				row: documentRow,
				column: documentColumn
			};
			const read = readCell(document, source.table, place);
			if (read === null) continue;
			const value = source.inverse === true ? 1 / read.value : read.value;
			keepFigure(values, [row, column], inUnit(value, source.times));
			if (source.ratios === true && source.besides === true) besides[row] = { ...besides[row] };
			if (read.ratio !== null) keepFigure(ratios, [row, column], read.ratio);
		}
	}
	return {
		published: isEmpty(ownFigures) ? void 0 : ownFigures,
		publishedBesides: isEmpty(besides) ? void 0 : besides,
		publishedRatios: isEmpty(ratios) ? void 0 : ratios
	};
}
function readCell(document, name, place) {
	const table = document.tables.find((candidate) => candidate.name === name);
	if (table === void 0) throw noSuchFigure("table", name, document);
	const at = table.columns.indexOf(place.column);
	if (at < table.nameColumns) throw noSuchFigure("column", `${name}: ${place.column}`, document);
	const [row, secondRow] = table.rows.filter((cells) => cells.slice(0, table.nameColumns).join(", ") === place.row);
	if (row === void 0) throw noSuchFigure("row", `${name}: ${place.row}`, document);
	if (secondRow !== void 0) throw noSuchFigure("single row", `${name}: ${place.row}`, document);
	const cell = row[at] ?? "";
	if (cell === "") return null;
	const numbers = cellNumbers(cell);
	if (numbers === null) throw noSuchFigure("number", `${name}: ${place.row}, ${place.column}`, document);
	return numbers;
}
function noSuchFigure(what, name, { title }) {
	return new UsageError(`expected a ${what} of the document "${title}", got "${name}": see published.json`);
}
function inUnit(value, times = 1) {
	return times === 1 ? value : Number((value * times).toPrecision(significantDigits));
}
function keepFigure(figures, [row, column], value) {
	figures[row] = {
		...figures[row],
		[column]: value
	};
}
function isEmpty(figures) {
	return Object.keys(figures).length === 0;
}
function cellNumbers(cell) {
	const pair = /^(\d+),(\d{9})$/.exec(cell);
	if (pair !== null) return {
		value: Number(pair[1]) * 1e3 + Number(pair[2]) / 1e6,
		ratio: null
	};
	const [, number] = /^~?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)/.exec(cell) ?? [];
	if (number === void 0) return null;
	const [, ratio] = /\((\d+(?:\.\d+)?)x\)/.exec(cell) ?? [];
	return {
		value: Number(number.replaceAll(",", "")),
		ratio: ratio === void 0 ? null : Number(ratio)
	};
}

// src/workspace/open-suite.ts
const suiteFile = "suite.json";
const documentFile = "published.json";
async function suiteNames(root, { files }) {
	const names = [];
	for (const { name, directory } of await files.list(root)) if (directory && await files.exists(files.join(root, name, suiteFile))) names.push(name);
	return names;
}
async function openSuite(selector, root, host) {
	const { files } = host;
	const name = selector.split("/")[0] ?? "";
	const names = await suiteNames(root, host);
	if (!names.includes(name)) throw noSuchSuite("suite", name, names);
	const suite = await openFolder({
		name,
		folder: files.join(root, name),
		pinned: selector
	}, host);
	const benchmarks = suite.scripts.map(scriptName);
	if (selector !== name && !benchmarks.includes(selector)) throw noSuchSuite(`benchmark of the suite ${name}`, selector, benchmarks);
	const scripts = suite.scripts.filter((path) => selector === name || scriptName(path) === selector);
	return {
		...suite,
		wanted: selector,
		scripts
	};
}
async function openFolder({ name, folder, pinned: pinnedVersion, digest = null }, host) {
	const { files } = host;
	const shownIn = digest === null ? folder : pinnedVersion;
	const writtenSuite = parseDocument(suiteSchema, {
		content: await files.read(files.join(folder, suiteFile)) ?? "",
		what: "a suite",
		file: `${shownIn}/${suiteFile}`
	});
	assertTables(writtenSuite.tables, `${shownIn}/${suiteFile}`);
	const document = await readDocument(folder, shownIn, host);
	const tables = writtenSuite.tables.map(({ from = [], ...table }) => {
		if (from.length === 0) return table;
		if (document === null) throw new UsageError(`expected ${documentFile} beside ${shownIn}/${suiteFile}, got none`);
		return {
			...table,
			...publishedFigures(from, document)
		};
	});
	const scripts = (await files.list(folder)).flatMap((entry) => entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`]);
	return {
		name,
		folder,
		pinned: pinnedVersion,
		digest,
		wanted: name,
		about: {
			...writtenSuite,
			tables
		},
		document,
		scripts
	};
}
function scriptName(path) {
	return path.replace(/\.[cm]?js$/, "");
}
async function readDocument(folder, shownIn, { files }) {
	const content = await files.read(files.join(folder, documentFile));
	if (content === null) return null;
	const file = `${shownIn}/${documentFile}`;
	return parseDocument(publishedDocumentSchema, {
		content,
		what: "a study's tables",
		file
	});
}
function noSuchSuite(what, actualName, there) {
	const near = nearestNames(actualName, there);
	const advice = near.length > 0 ? `did you mean ${near.map((suggestion) => `"${suggestion}"`).join(" or ")}` : `there are ${there.join(", ")}`;
	return new UsageError(`expected a ${what}, got "${actualName}": ${advice}; see "deadheat suites", and write ./FOLDER for your own`);
}
function assertTables(tables, file) {
	for (const table of tables) {
		const place = ` in the table "${table.title}" of ${file}`;
		const columns = table.columns.map(({ label }) => label);
		for (const { ratioTo } of table.columns) {
			if (ratioTo === void 0 || columns.includes(ratioTo)) continue;
			throw noSuchPart(`column for ratioTo${place}`, ratioTo, columns);
		}
		if (!Array.isArray(table.rows)) continue;
		const rows = table.rows.map(({ label }) => label);
		const shownTables = (table.from ?? []).filter(({ besides }) => besides !== true);
		for (const row of shownTables.flatMap(({ rows: figures }) => Object.keys(figures))) if (!rows.includes(row)) throw noSuchPart(`row for from${place}`, row, rows);
	}
}
function noSuchPart(what, actualName, there) {
	const near = nearestNames(actualName, there);
	const names = (near.length > 0 ? near : there.slice(0, 10)).map((suggestion) => `"${suggestion}"`).join(", ");
	const advice = near.length > 0 ? "did you mean" : "there are";
	return new UsageError(`expected a ${what}, got "${actualName}": ${advice} ${names}`);
}

export { openFolder, openSuite, suiteNames };