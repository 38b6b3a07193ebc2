import { createInterface } from "node:readline/promises";

// src/host/terminal.ts
const eraseBelow = "\x1B[0J";
function createLiveTerminal(write, { interactive }) {
	let liveLines = [];
	const show = (keptText, lines) => {
		write((liveLines.length === 0 ? "" : `\u001b[${liveLines.length}A\r${eraseBelow}`) + keptText + lines.map((line) => `${line}\n`).join(""));
		liveLines = lines;
	};
	return {
		draw: interactive ? (lines) => show("", lines) : nothing,
		print: (line) => show(`${line}\n`, liveLines),
		clear: interactive ? () => show("", []) : nothing
	};
}
function nothing() {}
async function askYes(question) {
	if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
	const dialogue = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		return /^\s*y(?:es)?\s*$/i.test(await dialogue.question(`${question} [y/N] `));
	} finally {
		dialogue.close();
	}
}

export { askYes, createLiveTerminal };