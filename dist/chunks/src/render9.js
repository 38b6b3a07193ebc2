import { plainText } from "./render5.js";

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
function markupOf(value) {
	if (value instanceof Html) return value.markup;
	if (typeof value === "number") return String(value);
	if (typeof value === "string") return escapeHtml(value);
	return value.map(markupOf).join("");
}
function escapeHtml(text) {
	return plainText(text, 1e400).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

export { Html, markup, noHtml };