// src/host/live-terminal.ts
const eraseBelow = "\x1B[0J";
function createLiveTerminal(write, { interactive }) {
	let drawnNames = [];
	const show = (keptText, lines) => {
		write((drawnNames.length === 0 ? "" : `\u001b[${drawnNames.length}A\r${eraseBelow}`) + keptText + lines.map((line) => `${line}\n`).join(""));
		drawnNames = lines;
	};
	return {
		draw: interactive ? (lines) => show("", lines) : nothing,
		print: (line) => show(`${line}\n`, drawnNames),
		clear: interactive ? () => show("", []) : nothing
	};
}
function nothing() {}

export { createLiveTerminal };