import { plainText } from "./render2.js";
import { percentText } from "./render3.js";

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

// src/render/page/draw/figure.ts
const letterWidth = 6.2;
const lineHeight = 20;
function drawFigure(frame, label, content) {
	return markup`<svg viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}" role="img" aria-label="${label}">${content}</svg>`;
}
function px(value) {
	return String(Math.round(value * 10) / 10);
}
function axisTicks(scale, most, textOf) {
	return scale.ticks(most).map((value) => ({
		value,
		text: textOf(value)
	}));
}
function changeTicks(scale, most) {
	const values = scale.ticks(most);
	const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0));
	return values.map((value) => ({
		value,
		text: percentText(value, step < .001 ? 2 : 1).replace(".0 ", " ")
	}));
}
function bottomAxis({ left, right, top, bottom, width, height }, scale, ticks) {
	const end = height - bottom;
	const writtenTicks = apart(ticks, (tick) => ({
		at: scale(tick.value),
		room: tick.text.length * letterWidth + 12
	}));
	return markup`<g class="ax">${writtenTicks.map(({ value, text }) => {
		const x = px(Math.min(width - right, Math.max(left, scale(value))));
		return markup`<path class="g" d="M${x} ${top}V${end}" /><text x="${x}" y="${end + 15}" text-anchor="middle">${text}</text>`;
	})}</g>`;
}
function leftAxis({ left, right, width }, scale, ticks) {
	const writtenTicks = apart(ticks, (tick) => ({
		at: scale(tick.value),
		room: lineHeight
	}));
	return markup`<g class="ax">${writtenTicks.map(({ value, text }) => {
		const y = px(scale(value));
		return markup`<path class="g" d="M${left} ${y}H${width - right}" /><text x="${left - 6}" y="${y}" dy=".32em" text-anchor="end">${text}</text>`;
	})}</g>`;
}
function figure(title, picture, note = "") {
	if (picture === noHtml) return noHtml;
	return markup`<figure><figcaption>${title}</figcaption>${picture}${note === "" ? noHtml : markup`<p class="note">${note}</p>`}</figure>`;
}
function apart(ticks, placeOf) {
	const keptTicks = [];
	let last = null;
	for (const tick of ticks) {
		const place = placeOf(tick);
		if (last !== null && Math.abs(place.at - last.at) < (place.room + last.room) / 2) continue;
		keptTicks.push(tick);
		last = place;
	}
	return keptTicks;
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

export { Html, axisTicks, bottomAxis, changeTicks, drawFigure, figure, htmlTable, leftAxis, markdownHtml, markup, noHtml, px, tableCard };