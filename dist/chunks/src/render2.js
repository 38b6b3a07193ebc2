// src/render/text/join.ts
function joinTexts(texts, separator = "\n\n") {
	return texts.filter((text) => text !== "").join(separator);
}
function namedTexts(items, most, textOf) {
	const hiddenCount = items.length - most;
	const nameList = items.slice(0, most).map(textOf).join(", ");
	return hiddenCount > 0 ? `${nameList} and ${String(hiddenCount)} more` : nameList;
}
function firstItems(items, most, restOf) {
	const hiddenCount = items.length - most;
	return hiddenCount > 0 ? [...items.slice(0, most), restOf(hiddenCount)] : items;
}

export { firstItems, joinTexts, namedTexts };