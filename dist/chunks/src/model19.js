import { journalParser, sharedNames } from "./analysis.js";

// src/model/run/parse-journal.ts
function parseJournal(text, file, share = sharedNames()) {
	return text.split("\n").slice(0, -1).flatMap(journalParser(file, share));
}

export { parseJournal };