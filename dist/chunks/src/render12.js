import { plainLine } from "./render.js";
import { durationText } from "./render5.js";

// src/render/terminal/progress-note.ts
const longestNote = 2e3;
function progressNoteOf(progress) {
	switch (progress.kind) {
		case "note": return progress.text.split("\n").map((line) => plainLine(line, longestNote)).join("\n");
		case "refused": return plainLine(progress.message, longestNote);
		case "queued": return queuedText(progress);
		case "build-started": return `building ${progress.side} (${progress.label})`;
		case "build-ended":
			if (progress.stored) return `${progress.side} was built before and is copied from the store`;
			return `${progress.side} ${progress.ok ? "built" : "does not build"} after ${durationText(progress.seconds)}`;
		case "failure": {
			const { benchmarkId, side, message, logPath } = progress.failure;
			const place = side === null ? "" : ` on ${side}`;
			const where = logPath === null ? "" : ` (${logPath})`;
			return plainLine(`${benchmarkId === null ? "" : `${benchmarkId}${place}: `}${message}${where}`, 1e3);
		}
		case "doing":
		case "build-line":
		case "pilot":
		case "block":
		case "look": return null;
	}
}
function queuedText({ ahead, holder }) {
	const since = holder === void 0 || holder.since === null ? "" : ` since ${holder.since.slice(0, 19)}Z`;
	const who = holder === void 0 ? "" : `: process ${String(holder.pid)} has it${since}`;
	return `queued: ${String(ahead)} ahead on this machine${who}; to leave, press Ctrl-C or cancel the job`;
}

export { progressNoteOf };