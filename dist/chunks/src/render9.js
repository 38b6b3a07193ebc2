import { groupedBy } from "./model19.js";
import { cutToWidth, widthOf } from "./render8.js";

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

export { cutApart };