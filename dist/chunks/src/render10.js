import { cutApart } from "./render8.js";
import { padText, widthOf } from "./render7.js";

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

export { terminalTable };