// src/host/live-terminal.ts
const eraseBelow = "\x1B[0J";
function createLiveTerminal(write, { interactive }) {
	let drawn = [];
	const show = (kept, lines) => {
		write((drawn.length === 0 ? "" : `\u001b[${drawn.length}A\r${eraseBelow}`) + kept + lines.map((line) => `${line}\n`).join(""));
		drawn = lines;
	};
	return {
		draw: interactive ? (lines) => show("", lines) : nothing,
		print: (line) => show(`${line}\n`, drawn),
		clear: interactive ? () => show("", []) : nothing
	};
}
function nothing() {}

export { createLiveTerminal };