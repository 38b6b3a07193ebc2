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

export { cardsOf, causesOf, filesOf, laterLines, partLines, partSections, remarksOf, rowPartsOf, showParts, typedWordsOf };