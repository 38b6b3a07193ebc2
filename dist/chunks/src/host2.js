import { fileURLToPath } from "node:url";

// src/host/own-paths.ts
function harnessPathOf(entry) {
	return fileURLToPath(new URL("../benchmarks/harness.cjs", entry));
}

// src/render/text/terminal-text.ts
const drawnByUs = String.raw`\u001b\[(?:[0-2]|3[1-3])m|\u001b\[\d{1,3}A\r\u001b\[0J`;
const controls = new RegExp(String.raw`(${drawnByUs})|[^\P{Cc}\n\t]`, "gu");
function terminalText(text) {
	return text.replaceAll("\r\n", "\n").replaceAll(controls, (_, ours) => ours ?? "�");
}
const lineEnds = /\r\n?|\n/;
function logLine(text) {
	return text.split(lineEnds).map((line) => line.replaceAll("##[", "# #[").replace(/^([\s\p{C}]*)::/u, "$1: :")).join("\n");
}

export { harnessPathOf, logLine, terminalText };