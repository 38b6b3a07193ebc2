import { groupedBy } from "./model13.js";
import { cutToWidth, padText, widthOf } from "./render6.js";

// src/render/shown-parts.ts
let shownParts = [];
function showParts(parts) {
	shownParts = parts;
}
function remarksOf({ parts }) {
	return shownParts.flatMap(({ name, remark }) => remark?.(parts[name]) ?? []);
}
function causesOf(result, benchmarkId) {
	const lists = shownParts.map(({ causes }) => causes?.(result, benchmarkId) ?? null).filter((list) => list !== null);
	return lists.length === 0 ? null : lists.flat();
}
function partSections(name) {
	return shownParts.flatMap(({ sections = [] }) => sections.flatMap(({ behind, part }) => behind === name ? [part] : []));
}
function partLines(result, width) {
	return shownParts.flatMap(({ terminal }) => terminal?.(result, width) ?? []);
}
function rowPartsOf(result, benchmarkId) {
	return Object.assign({}, ...shownParts.map(({ rowParts }) => rowParts?.(result, benchmarkId)));
}

// src/render/text/columns.ts
const dropOrder = [
	"first",
	"second",
	"third",
	"fourth"
];

// src/render/text/cut-apart.ts
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

// src/render/terminal/terminal-table.ts
const gap = "  ";
const leastWidth = 16;
function terminalTable(columns, items, width) {
	const rows = items.map((item) => columns.map(({ cell }) => cell(item)));
	const widths = columns.map(({ title }, index) => rows.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? "")), widthOf(title)));
	const keptIndexes = keptColumns(columns, widths, width, new Set(columns.flatMap((_, index) => rows.every((cells) => cells[index] === "") ? [index] : [])));
	const total = tableWidth(keptIndexes, widths);
	const fittedRows = keptIndexes.map((index) => {
		const { title, align, keep } = columns[index] ?? {
			title: "",
			align: "left"
		};
		const natural = widths[index] ?? 0;
		const ownWidth = keep === "cut" ? Math.max(Math.min(natural, leastWidth), natural - Math.max(0, total - width)) : natural;
		return cutApart([title, ...rows.map((row) => row[index] ?? "")], ownWidth).map((cell) => padText(cell, ownWidth, align === "left" ? "left" : "right"));
	});
	return [null, ...rows].map((_, line) => fittedRows.map((cells) => cells[line] ?? "").join(gap).trimEnd());
}
function keptColumns(columns, widths, width, empty) {
	const all = columns.flatMap((_, index) => empty.has(index) ? [] : [index]);
	const attempts = [
		0,
		1,
		2,
		3,
		4
	].map((count) => {
		const droppedTitles = new Set(dropOrder.slice(0, count));
		return all.filter((index) => !droppedTitles.has(columns[index]?.keep ?? ""));
	});
	const leastOf = (keptIndexes) => tableWidth(keptIndexes, widths.map((columnWidth, index) => columns[index]?.keep === "cut" ? Math.min(columnWidth, comfortable(width)) : columnWidth));
	return attempts.find((keptIndexes) => leastOf(keptIndexes) <= width) ?? attempts.at(-1) ?? all;
}
function comfortable(width) {
	return Math.max(leastWidth, Math.floor(width * .45));
}
function tableWidth(keptIndexes, widths) {
	return keptIndexes.reduce((sum, index) => sum + (widths[index] ?? 0), 2 * (keptIndexes.length - 1));
}

export { causesOf, cutApart, partLines, partSections, remarksOf, rowPartsOf, showParts, terminalTable };