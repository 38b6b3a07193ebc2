// src/render/text/escape.ts
/** Longest name that is shown whole, in characters. */
const nameLength = 80;
const printable = /^[ -~]*$/;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
const marksBeyondTwo = /(\p{M}{2})\p{M}+/gu;
const colourSequence = /\p{Cc}\[[0-9;?]*[ -/]*[@-~]/gu;
const harmless = /^[\w./=,:+@%()-]+(?: [\w./=,:+@%()-]+)*$/;
const active = /[^\p{L}\p{M}\p{N}\p{So} ,=/+%();?^-]/gu;
/**
* Foreign text on one line, with every character visible: what cannot be seen becomes U+FFFD, and
* more than `length` characters are cut in the middle. For terminals and inside code blocks.
*/
function plainText(text, length = 80) {
	return cutMiddle(visible(text), length);
}
/** One line of a program's output: colours taken out, tabs as spaces, the rest visible. */
function plainLine(text, length) {
	return plainText(text.replaceAll(colourSequence, "").replaceAll("	", "  "), length);
}
/**
* Foreign text as Markdown that renders as code and as nothing else: no markup, table cell, mention
* or link can come out of it. Plain names become a code span, all others `<code>` with numeric
* entities.
*/
function codeOf(text, length = 80) {
	const plain = named(plainText(text, length));
	return harmless.test(plain) ? `\`${plain}\`` : `<code>${inert(plain)}</code>`;
}
/** The same inside an HTML block, such as a summary line, where Markdown is not read. */
function codeInHtml(text, length = 80) {
	return `<code>${entities(named(plainText(text, length)))}</code>`;
}
/**
* Lines as a fenced code block, behind a fence that none of them can close.
*
* @param lines - visible text, as `plainText` or `plainLine` makes it
*/
function fenced(lines, language = "text") {
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
/** Something to be seen, also for a name of nothing but spaces. */
function named(text) {
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
/**
* GitHub's parser looks for mail addresses after it has decoded entities, in code too when it is
* written as a tag; a comment after the sign keeps the two halves apart.
*/
function inert(text) {
	return entities(text).replaceAll("&#64;", "&#64;<!-- -->");
}

export { codeInHtml, codeOf, fenced, plainLine, plainText };