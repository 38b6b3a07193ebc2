import { codeInHtml, codeOf } from "./render.js";

// src/render/text/markdown.ts
const rules = {
	left: ":--",
	centre: ":-:",
	right: "--:"
};
/**
* A table. Cells of titled columns that are not left-aligned contain numbers and stay on one line.
*
* @param rows - cells as Markdown without a line end or a bare pipe, one for each column
*/
function tableText(columns, rows) {
	return [
		lineOf(columns.map(({ title }) => title)),
		`|${columns.map(({ align }) => rules[align]).join("|")}|`,
		...rows.map((cells) => lineOf(cells.map((cell, index) => cellText(cell, columns[index]))))
	].join("\n");
}
/**
* A folded block; its summary describes the content.
*
* @param summary - HTML on one line; Markdown is not parsed there
*/
function folded(summary, content) {
	return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
/** A link, or only its text when the address is missing or not a web address. */
function linkText(text, address) {
	const safe = address === null ? null : safeAddress(address);
	return safe === null ? text : `[${text}](${safe})`;
}
/**
* A metric's label. Labels come from the result's data, so only plain words stay as they are;
* anything else becomes code.
*/
function labelOf({ label }) {
	return plainWords.test(label) ? label : codeOf(label, labelLength);
}
/** The same for a summary line. */
function labelInHtml({ label }) {
	return plainWords.test(label) ? label : codeInHtml(label, labelLength);
}
const labelLength = 24;
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/;
function cellText(cell, column) {
	return column !== void 0 && column.align !== "left" && column.title !== "" ? cell.replaceAll(" ", "\xA0") : cell;
}
function lineOf(cells) {
	return `|${cells.map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
}
function safeAddress(address) {
	if (!/^https?:\/\/[^\s]/.test(address)) return null;
	return address.replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent).replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

export { folded, labelInHtml, labelOf, linkText, tableText };