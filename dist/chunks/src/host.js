import { fileURLToPath } from "node:url";

// src/host/own-paths.ts
function harnessPathOf(entry) {
	return fileURLToPath(new URL("../benchmarks/harness.cjs", entry));
}

// src/render/text/terminal-text.ts
const drawnByUs = String.raw`\u001b\[(?:[0-2]|3[1-3])m|\u001b\[\d{1,3}A\r\u001b\[0J`;
const controls = new RegExp(String.raw`(${drawnByUs})|\r(?=\n)|[^\P{Cc}\n\t]`, "gu");
function terminalText(text) {
	return text.replaceAll(controls, (match, ours) => ours === void 0 && match !== "\r" ? "�" : ours ?? "");
}

export { harnessPathOf, terminalText };