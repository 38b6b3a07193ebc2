import { joinTexts } from "./render4.js";

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
function whyOf(page, benchmarkId) {
	return joinTexts(shownParts.map(({ why }) => why?.(page, benchmarkId) ?? ""));
}
function runsNothing(result, benchmarkId) {
	return shownParts.some((part) => part.runsNothing?.(result, benchmarkId) === true);
}
function partSections(name) {
	return shownParts.flatMap(({ sections = [] }) => sections.flatMap(({ behind, part }) => behind === name ? [part] : []));
}
function partLines(result, width) {
	return shownParts.flatMap(({ terminal }) => terminal?.(result, width) ?? []);
}
function laterLines(result, earlier, width) {
	return shownParts.flatMap(({ terminal }) => {
		const lines = terminal?.(result, width) ?? [];
		return lines.join("\n") === terminal?.(earlier, width).join("\n") ? [] : lines;
	});
}
function cardsOf(result) {
	return shownParts.flatMap(({ card }) => card?.(result) ?? []);
}
function typedWordsOf(plan) {
	const [words] = shownParts.flatMap(({ typedWords }) => {
		const partWords = typedWords?.(plan) ?? null;
		return partWords === null ? [] : [partWords];
	});
	return words ?? null;
}
function rowPartsOf(result, benchmarkId) {
	return shownParts.flatMap(({ rowPart }) => rowPart?.(result, benchmarkId) ?? []);
}
function filesOf(result) {
	return Object.assign({}, ...shownParts.map(({ files }) => files?.(result)));
}

export { cardsOf, causesOf, filesOf, laterLines, partLines, partSections, remarksOf, rowPartsOf, runsNothing, showParts, typedWordsOf, whyOf };