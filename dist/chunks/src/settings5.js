import { assignment, startWords, variablesOf } from "./model28.js";
import { UsageError } from "./model2.js";

// src/settings/split-words.ts
function splitWords(line) {
	return readWords(line).map(({ text }) => text);
}
function commandWords(line) {
	const words = readWords(line);
	const isFolder = words[0]?.bare === "cd" && words[2]?.bare === "&&";
	const rest = isFolder ? words.slice(3) : words;
	const foreign = rest.find(({ bare }) => onlyInShells.test(bare));
	if (foreign !== void 0) throw new UsageError(`expected a program and its arguments, got "${foreign.text}", which only a shell reads: put it in quotes, or write sh -c '${line.replaceAll("'", String.raw`'\''`)}'`);
	const at = rest.findIndex(({ bare }) => !assignment.test(bare));
	if (at < 0) throw new UsageError(`expected a program and its arguments, got "${line}"`);
	const texts = rest.map(({ text }) => text);
	const folder = isFolder ? words[1]?.text ?? "" : null;
	return startWords({
		words: texts.slice(at),
		folder,
		variables: variablesOf(texts.slice(0, at))
	});
}
const onlyInShells = /[<>|&;`]|^\(|\$[\w({]/;
const wordPattern = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"])+/gs;
const quotedPattern = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs;
function readWords(line) {
	const [quote] = /['"]/.exec(line.replaceAll(wordPattern, "")) ?? [];
	if (quote !== void 0) throw new UsageError(`expected a closing ${quote} in the command: ${line}`);
	return (line.match(wordPattern) ?? []).map((word) => ({
		text: word.replaceAll(quotedPattern, (_, single, double, character) => single ?? double?.replaceAll(/\\(.)/gs, "$1") ?? character ?? ""),
		bare: word.replaceAll(quotedPattern, (_, _single, double = "") => /`|\$[\w({]/.test(String(double).replaceAll(/\\./gs, " ")) ? "`" : "_")
	}));
}

export { commandWords, splitWords };