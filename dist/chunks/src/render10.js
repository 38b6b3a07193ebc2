import { joinTexts } from "./render5.js";

// src/render/shown-parts.ts
let shownParts = [];
function showParts(parts) {
	shownParts = parts;
}
function rowFactsOf(result, benchmarkId) {
	return shownParts.flatMap(({ row }) => row?.(result, benchmarkId) ?? []);
}
function causesOf(result, benchmarkId) {
	const lists = rowFactsOf(result, benchmarkId).flatMap(({ causes }) => causes ? [causes] : []);
	return lists.length === 0 ? null : lists.flat();
}
function whyOf(result, benchmarkId, show) {
	return joinTexts(rowFactsOf(result, benchmarkId).map(({ why }) => why?.(show) ?? ""), " ");
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
function filesOf(result) {
	return Object.assign({}, ...shownParts.map(({ files }) => files?.(result)));
}

export { cardsOf, causesOf, filesOf, laterLines, partLines, partSections, rowFactsOf, showParts, typedWordsOf, whyOf };