// src/render/text/escape.ts
const nameLength = 80;
const printable = /^[ -~]*$/;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
const marksBeyondTwo = /(\p{M}{2})\p{M}+/gu;
const colourSequence = /\p{Cc}\[[0-9;?]*[ -/]*[@-~]/gu;
const harmless = /^[\w./=,:+@%()-]+(?: [\w./=,:+@%()-]+)*$/;
const active = /[^\p{L}\p{M}\p{N}\p{So} ,=/+%();?^-]/gu;
function plainText(text, length = 80) {
	return cutMiddle(visible(text), length);
}
function plainLine(text, length) {
	return plainText(text.replaceAll(colourSequence, "").replaceAll("	", "  "), length);
}
function codeOf(text, length = 80) {
	const plain = textOrBlank(plainText(text, length));
	return harmless.test(plain) ? `\`${plain}\`` : `<code>${inert(plain)}</code>`;
}
function codeInHtml(text, length = 80) {
	return `<code>${entities(textOrBlank(plainText(text, length)))}</code>`;
}
function fenceLines(lines, language = "text") {
	const longest = lines.flatMap((line) => line.match(/`+/g) ?? []).reduce((length, ticks) => Math.max(length, ticks.length), 2);
	const fence = "`".repeat(longest + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}
function visible(text) {
	if (printable.test(text)) return text;
	return text.toWellFormed().replaceAll(/\p{Zs}/gu, " ").replaceAll(invisible, "�").replaceAll(marksBeyondTwo, "$1�");
}
function textOrBlank(text) {
	return text.trim() === "" ? "(blank)" : text;
}
function cutMiddle(text, length) {
	if (text.length <= length) return text;
	const characters = Array.from(text);
	if (characters.length <= length) return text;
	const end = Math.floor((length - 1) * .4);
	const start = length - 1 - end;
	return `${characters.slice(0, start).join("")}…${characters.slice(characters.length - end).join("")}`;
}
function entities(text) {
	return text.replaceAll(active, (character) => `&#${String(character.codePointAt(0))};`);
}
function inert(text) {
	return entities(text).replaceAll("&#64;", "&#64;<!-- -->");
}
const plainNames = {
	name: (text) => plainText(text),
	label: ({ label }) => plainText(label),
	version: (text) => plainText(text),
	strong: (word) => word
};
const foreignNames = {
	name: (text) => text,
	label: ({ label }) => label,
	version: (text) => text,
	strong: (word) => word
};
function codeNames(length) {
	return {
		name: (text) => codeOf(text, length),
		label: labelOf,
		strong: (word) => `**${word}**`,
		version: (text) => /^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(text) ? text : codeOf(text)
	};
}
function labelOf({ label }) {
	return plainWords.test(label) ? label : codeOf(label, labelLength);
}
function labelInHtml({ label }) {
	return plainWords.test(label) ? label : codeInHtml(label, labelLength);
}
const labelLength = 24;
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/;
function shellWord(word) {
	return /^[\w@./:+-][\w@./:+,-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

export { codeInHtml, codeNames, codeOf, fenceLines, foreignNames, labelInHtml, labelOf, plainLine, plainNames, plainText, shellWord };