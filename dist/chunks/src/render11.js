import { groupedBy } from "./model15.js";
import { cutToWidth, padded, widthOf } from "./render10.js";

// src/render/text/cut-apart.ts
function cutApart(texts, width) {
	const distinct = [...new Set(texts)];
	const cut = (text) => cutToWidth(text, width);
	const named = shortened(distinct, alikeIn(distinct, cut), nameOf);
	const once = (text) => cut(named.get(text) ?? text);
	const stillAlike = alikeIn(distinct, once);
	const apart = shortened(distinct, stillAlike, once);
	const twice = (text) => cut(apart.get(text) ?? named.get(text) ?? text);
	const best = alikeIn(distinct, twice).size < stillAlike.size ? twice : once;
	const alike = alikeIn(distinct, best);
	if (alike.size === 0) return texts.map(best);
	const late = cutLate(distinct.filter((text) => alike.has(text)), {
		cut: best,
		width
	});
	const last = (text) => late.get(text) ?? best(text);
	return texts.map(alikeIn(distinct, last).size < alike.size ? last : best);
}
function cutLate(texts, { cut, width }) {
	const late = /* @__PURE__ */ new Map();
	for (const group of groupedBy(texts, cut).values()) {
		if (group.length < 2) continue;
		const shared = sharedStart(group);
		const start = cutEnd(shared, Math.floor(width * .3));
		const from = start === shared ? 0 : shared.length;
		const own = (text) => cutEnd(from === 0 ? text : `${start}${text.slice(from)}`, width);
		for (const text of group) late.set(text, own(text));
		const rest = [...groupedBy(group, own).values()].filter(({ length }) => length > 1 && length < group.length);
		for (const more of rest) for (const [text, shown] of cutLate(more, {
			cut: own,
			width
		})) late.set(text, shown);
	}
	return late;
}
function sharedStart([first = "", ...others]) {
	const all = Array.from(first);
	const end = all.findIndex((_, at) => {
		const start = all.slice(0, at + 1).join("");
		return others.some((text) => !text.startsWith(start));
	});
	return all.slice(0, end).join("").replace(/[^\s/(,:]*$/, "");
}
function cutEnd(text, width) {
	if (widthOf(text) <= width) return text;
	const kept = Array.from(text);
	while (kept.length > 0 && widthOf(kept.join("")) > width - 1) kept.pop();
	return width < 1 ? "" : `${kept.join("")}…`;
}
function alikeIn(texts, cut) {
	const groups = [...groupedBy(texts, cut).values()];
	return new Set(groups.filter(({ length }) => length > 1).flat());
}
function shortened(texts, wanted, familyOf) {
	const families = [...groupedBy(texts, familyOf).values()];
	return new Map(families.flatMap((family) => {
		const shared = sharedParameters(family);
		return family.filter((text) => wanted.has(text)).map((text) => [text, without(text, shared)]);
	}));
}
function nameOf(text) {
	return text.split(" ")[0] ?? "";
}
function sharedParameters(texts) {
	const [first = [], ...others] = texts.map((text) => text.split(" "));
	const isShared = (word) => others.every((words) => words.includes(word));
	return new Set(first.filter((word) => word.includes("=") && isShared(word)));
}
function without(text, shared) {
	const words = text.split(" ").map((word) => shared.has(word) ? "…" : word);
	return words.filter((word, index) => word !== "…" || words[index - 1] !== "…").join(" ");
}

// src/render/terminal/terminal-table.ts
const givenUp = [
	"first",
	"second",
	"third",
	"fourth"
];
const gap = "  ";
const leastWidth = 16;
function terminalTable(columns, rows, width) {
	const widths = columns.map(({ title }, index) => rows.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? "")), widthOf(title)));
	const kept = keptColumns(columns, widths, {
		width,
		empty: new Set(columns.flatMap((_, index) => rows.every((cells) => cells[index] === "") ? [index] : []))
	});
	const total = totalOf(kept, widths);
	const fitted = kept.map((index) => {
		const { title, align, keep } = columns[index] ?? {
			title: "",
			align: "left",
			keep: "always"
		};
		const natural = widths[index] ?? 0;
		const own = keep === "cut" ? Math.max(Math.min(natural, leastWidth), natural - Math.max(0, total - width)) : natural;
		return cutApart([title, ...rows.map((row) => row[index] ?? "")], own).map((cell) => padded(cell, own, align));
	});
	return [null, ...rows].map((_, line) => fitted.map((cells) => cells[line] ?? "").join(gap).trimEnd());
}
function keptColumns(columns, widths, { width, empty }) {
	const all = columns.flatMap((_, index) => empty.has(index) ? [] : [index]);
	const attempts = [
		0,
		1,
		2,
		3,
		4
	].map((count) => {
		const gone = new Set(givenUp.slice(0, count));
		return all.filter((index) => !gone.has(columns[index]?.keep ?? "always"));
	});
	const leastOf = (kept) => totalOf(kept, widths.map((own, index) => columns[index]?.keep === "cut" ? Math.min(own, comfortable(width)) : own));
	return attempts.find((kept) => leastOf(kept) <= width) ?? attempts.at(-1) ?? all;
}
function comfortable(width) {
	return Math.max(leastWidth, Math.floor(width * .45));
}
function totalOf(kept, widths) {
	return kept.reduce((sum, index) => sum + (widths[index] ?? 0), 2 * (kept.length - 1));
}

export { cutApart, terminalTable };