import { assignment, startWords, variablesOf } from "./model28.js";
import { UsageError } from "./model2.js";

// src/settings/split-words.ts
function splitWords(line, place) {
	return readWords(line, place).map(({ text }) => text);
}
function commandWords(line, place) {
	const words = readWords(line, place);
	const isFolder = words[0]?.bare === "cd" && words[2]?.bare === "&&";
	const rest = isFolder ? words.slice(3) : words;
	const foreign = rest.find(({ bare }) => onlyInShells.test(bare));
	if (foreign !== void 0) throw new UsageError(`${at(place)}expected a program and its arguments, got "${foreign.text}", which only a shell reads: put it in quotes, or write sh -c '${line.replaceAll("'", String.raw`'\''`)}'`);
	const first = rest.findIndex(({ bare }) => !assignment.test(bare));
	if (first < 0) throw new UsageError(`${at(place)}expected a program and its arguments, got "${line}"`);
	const texts = rest.map(({ text }) => text);
	const folder = isFolder ? words[1]?.text ?? "" : null;
	return startWords({
		words: texts.slice(first),
		folder,
		variables: variablesOf(texts.slice(0, first))
	});
}
const onlyInShells = /[<>|&;`]|^\(|\$[\w({]/;
const wordPattern = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"])+/gs;
const quotedPattern = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs;
function at(place) {
	return place === void 0 ? "" : `${place}: `;
}
function readWords(line, place) {
	const [quote] = /['"]/.exec(line.replaceAll(wordPattern, "")) ?? [];
	if (quote !== void 0) throw new UsageError(`${at(place)}expected a closing ${quote} in the command: ${line}`);
	return (line.match(wordPattern) ?? []).map((word) => ({
		text: word.replaceAll(quotedPattern, (_, single, double, character) => single ?? double?.replaceAll(/\\(.)/gs, "$1") ?? character ?? ""),
		bare: word.replaceAll(quotedPattern, (_, _single, double = "") => /`|\$[\w({]/.test(String(double).replaceAll(/\\./gs, " ")) ? "`" : "_")
	}));
}

export { commandWords, splitWords };