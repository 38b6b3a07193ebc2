import { joinTexts } from "./render3.js";

// src/render/shown-result.ts
function rowFactsOf({ result, parts }, benchmarkId) {
	return parts.flatMap(({ row }) => row?.(result, benchmarkId) ?? []);
}
function causesOf(shown, benchmarkId) {
	const lists = rowFactsOf(shown, benchmarkId).flatMap(({ causes }) => causes ? [causes] : []);
	return lists.length === 0 ? null : lists.flat();
}
function whyOf(shown, benchmarkId, show) {
	const causes = causesOf(shown, benchmarkId);
	return joinTexts(rowFactsOf(shown, benchmarkId).map(({ why }) => why?.(causes, show) ?? ""), " ");
}
function partSections(parts, name) {
	return parts.flatMap(({ sections = [] }) => sections.flatMap(({ behind, part }) => behind === name ? [part] : []));
}
function laterLines({ result, parts }, earlier, width) {
	return parts.flatMap(({ terminal }) => {
		const lines = terminal?.(result, width) ?? [];
		return lines.join("\n") === terminal?.(earlier, width).join("\n") ? [] : lines;
	});
}

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

export { causesOf, csvLine, laterLines, partSections, rowFactsOf, whyOf };