import { plainText } from "./render.js";

// src/render/page/html.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var Html = class {
	markup;
	constructor(text) {
		this.markup = text;
	}
	toString() {
		return this.markup;
	}
};
const noHtml = new Html("");
function markup(parts, ...values) {
	return new Html(parts.map((part, at) => at === 0 ? part : markupOf(values[at - 1] ?? "") + part).join(""));
}
function markdownHtml(text) {
	return new Html(text.replaceAll(/<(?!\/?code>|!-- -->)/g, "&lt;").replaceAll(/`([^`]*)`/g, "<code>$1</code>").replaceAll(/\*\*(.+?)\*\*/g, "<b>$1</b>"));
}
function markupOf(value) {
	if (value instanceof Html) return value.markup;
	if (typeof value === "number") return String(value);
	if (typeof value === "string") return plainText(value, 1e400).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
	return value.map(markupOf).join("");
}

// src/render/page/html-table.ts
const numeric = markup` class="num"`;
function htmlTable(label, columns, rows) {
	const classOf = ({ align }) => align === "left" ? noHtml : numeric;
	const head = columns.map((column) => markup`<th scope="col"${classOf(column)}>${column.title}</th>`);
	const lines = rows.map((row) => {
		const cells = columns.map((column, at) => at === 0 ? markup`<th scope="row">${column.cell(row)}</th>` : markup`<td${classOf(column)}>${column.cell(row)}</td>`);
		return markup`<tr>${cells}</tr>`;
	});
	return markup`<div class="wide" tabindex="0" role="group" aria-label="${label}"><table class="plain"><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table></div>`;
}
function tableCard(title, columns, rows) {
	const inHtml = columns.map((column) => ({
		...column,
		cell: (row) => markdownHtml(column.cell(row))
	}));
	return rows.length === 0 ? noHtml : markup`<section class="card"><h2>${title}</h2>${htmlTable(title, inHtml, rows)}</section>`;
}

export { Html, htmlTable, markdownHtml, markup, noHtml, tableCard };