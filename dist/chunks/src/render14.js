// src/render/text/csv-line.ts
function csvLine(cells) {
	return `${cells.map(cellText).join(",")}\r\n`;
}
const formulaStart = /^(?=[=+\-@\t\r\n|%])/;
function cellText(cell) {
	if (typeof cell !== "string") return String(cell ?? "");
	const visible = cell.replace(formulaStart, "'").replaceAll(/[^\P{Cc}\t\r\n]/gu, "�");
	return /[",\r\n]/.test(visible) ? `"${visible.replaceAll("\"", "\"\"")}"` : visible;
}

export { csvLine };