import { journalParser, sharedNames } from "./analysis.js";

// src/model/run/read-journal.ts
async function readJournal(lines, file, share = sharedNames()) {
	const parse = journalParser(file, share);
	const entries = [];
	for await (const some of lines) for (const line of some) entries.push(...parse(line));
	return entries;
}

export { readJournal };