// src/host/lines.ts
function firstLine(text) {
	return text.split("\n", 1)[0] ?? "";
}
function splitLines(text) {
	return text.split("\n").filter((line) => line !== "");
}

export { firstLine, splitLines };