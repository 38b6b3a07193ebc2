import { codeInHtml, codeOf } from "./render3.js";

// src/render/text/markdown.ts
const rules = {
	left: ":--",
	centre: ":-:",
	right: "--:"
};
function tableText(columns, rows) {
	return [
		lineOf(columns.map(({ title }) => title)),
		`|${columns.map(({ align }) => rules[align]).join("|")}|`,
		...rows.map((row) => lineOf(columns.map((column) => markdownCell(column, row))))
	].join("\n");
}
function foldContent(summary, content) {
	return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
function linkText(text, address) {
	const safe = address === null ? null : safeAddress(address);
	return safe === null ? text : `[${text}](${safe})`;
}
function labelOf({ label }) {
	return plainWords.test(label) ? label : codeOf(label, labelLength);
}
function labelInHtml({ label }) {
	return plainWords.test(label) ? label : codeInHtml(label, labelLength);
}
const labelLength = 24;
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/;
function markdownCell({ title, align, cell: cellOf }, row) {
	const cell = cellOf(row);
	return align !== "left" && title !== "" ? cell.replaceAll(" ", "\xA0") : cell;
}
function lineOf(cells) {
	return `|${cells.map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
}
function safeAddress(address) {
	if (!/^https?:\/\/[^\s]/.test(address)) return null;
	return address.replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent).replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

export { foldContent, labelInHtml, labelOf, linkText, tableText };