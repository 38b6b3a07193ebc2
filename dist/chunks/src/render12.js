import { log } from "../packages/others6.js";
import { axisTicks, bottomAxis, drawFigure, markup, noHtml, px } from "./render11.js";

// src/render/page/draw/candlesticks-plot.ts
const rowHeight = 22;
function candlesticksPlot(sticks, textOf, width) {
	const drawnSticks = sticks.filter(({ least }) => least > 0);
	if (drawnSticks.length === 0) return noHtml;
	const widest = drawnSticks.reduce((most, { label }) => Math.max(most, label.length), 0);
	const frame = {
		width,
		height: drawnSticks.length * rowHeight + 34,
		left: Math.min(width * .4, widest * 7 + 16),
		right: 16,
		top: 6,
		bottom: 28
	};
	const least = Math.min(...drawnSticks.map((stick) => stick.least));
	const most = Math.max(...drawnSticks.map((stick) => stick.most));
	const x = log([least * .97, most * 1.03], [frame.left, width - frame.right]);
	const room = Math.max(6, Math.floor(frame.left / 7));
	return drawFigure(frame, `Candlesticks: ${drawnSticks.map(({ label, mean }) => `${label} mean ${textOf(mean)}`).join(", ")}`.slice(0, 400), markup`${bottomAxis(frame, x, axisTicks(x, Math.max(2, Math.floor(width / 130)), textOf))}${drawnSticks.map((stick, at) => {
		const y = frame.top + rowHeight * (at + .5);
		const kind = stick.side.slice(0, 1);
		const label = stick.label.length > room ? `${stick.label.slice(0, room - 1)}…` : stick.label;
		return markup`<text class="cap" x="${frame.left - 8}" y="${px(y)}" dy=".32em" text-anchor="end">${label}</text><path class="ln ${kind}" d="M${px(x(stick.least))} ${px(y)}H${px(x(stick.most))}" /><rect class="box ${kind}" x="${px(x(stick.lower))}" y="${px(y - 6)}" width="${px(Math.max(1, x(stick.upper) - x(stick.lower)))}" height="12" rx="2"/><circle class="mean" cx="${px(x(stick.mean))}" cy="${px(y)}" r="2.6" />`;
	})}`);
}

// src/render/text/csv-line.ts
function csvLine(cells) {
	return `${cells.map(cellText).join(",")}\r\n`;
}
const formulaStart = /^(?=[=+\-@\t\r\n|%])/;
function cellText(cell) {
	if (typeof cell !== "string") return String(cell ?? "");
	const visible = cell.replace(formulaStart, "'").replaceAll("\0", "�");
	return /[",\r\n]/.test(visible) ? `"${visible.replaceAll("\"", "\"\"")}"` : visible;
}

export { candlesticksPlot, csvLine };