// src/render/text/log-line.ts
const lineEnds = /\r\n?|\n/;
function logLine(text) {
	return text.split(lineEnds).map(disarmLine).join("\n");
}
function disarmLine(line) {
	return line.replaceAll("##[", "# #[").replace(/^([\s\p{C}]*)::/u, "$1: :");
}
function logColumn(value, { least, most }, width) {
	const span = Math.log(most) - Math.log(least);
	if (!(span > 0)) return 0;
	const share = (Math.log(value) - Math.log(least)) / span;
	return Math.min(width - 1, Math.max(0, Math.round(share * (width - 1))));
}

export { logColumn, logLine };