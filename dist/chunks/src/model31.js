// src/model/part-key.ts
const longestKey = 50;
function partKey(key, part, fullPairs) {
	const word = partWord(part, fullPairs);
	if (word === null || key === word || key.endsWith(`-${word}`)) return key;
	if (key === "default") return word;
	return `${key.slice(0, longestKey - word.length - 1)}-${word}`;
}
function isPartKey(key) {
	return /(?:^|-)part$/.test(key);
}
function partWord({ only = "", pairs = "", base = "", node = "", profile = "", bisect = "" }, fullPairs) {
	if (bisect !== "") return "bisect";
	if (profile !== "" && only !== "") return "profile";
	return pairs !== "" && Number(pairs) < fullPairs || [
		only,
		base,
		node
	].some((text) => text !== "") ? "part" : null;
}

export { isPartKey, partKey };