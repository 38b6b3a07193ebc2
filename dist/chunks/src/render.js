// src/render/text/escape.ts
/** Longest name that is shown in full, in characters. */
const nameLength = 80;
const printable = /^[ -~]*$/;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
const marksBeyondTwo = /(\p{M}{2})\p{M}+/gu;
const colourSequence = /\p{Cc}\[[0-9;?]*[ -/]*[@-~]/gu;
const harmless = /^[\w./=,:+@%()-]+(?: [\w./=,:+@%()-]+)*$/;
const active = /[^\p{L}\p{M}\p{N}\p{So} ,=/+%();?^-]/gu;
/**
* Foreign text on one line with every character visible. Invisible characters become U+FFFD, and
* text longer than `length` characters is shortened in the middle. For terminals and inside code
* blocks.
*/
function plainText(text, length = 80) {
	return cutMiddle(visible(text), length);
}
/**
* One line of a program's output: colours removed, tabs as spaces, all other characters visible.
*/
function plainLine(text, length) {
	return plainText(text.replaceAll(colourSequence, "").replaceAll("	", "  "), length);
}
/**
* Foreign text as Markdown that renders only as code: no markup, table cell, mention or link can
* escape from it. Plain names become a code span, all others `<code>` with numeric entities.
*/
function codeOf(text, length = 80) {
	const plain = named(plainText(text, length));
	return harmless.test(plain) ? `\`${plain}\`` : `<code>${inert(plain)}</code>`;
}
/** The same for an HTML block, such as a summary line, where Markdown is not parsed. */
function codeInHtml(text, length = 80) {
	return `<code>${entities(named(plainText(text, length)))}</code>`;
}
/**
* Lines as a fenced code block; no line can close the fence.
*
* @param lines - visible text from `plainText` or `plainLine`
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
/** Something visible even for a name that is only spaces. */
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
* GitHub's parser looks for mail addresses after decoding entities, even in `<code>` tags; a
* comment after the sign separates the two halves.
*/
function inert(text) {
	return entities(text).replaceAll("&#64;", "&#64;<!-- -->");
}

export { codeInHtml, codeOf, fenced, plainLine, plainText };