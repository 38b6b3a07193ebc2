import { journalParser, sharedNames } from "./analysis3.js";

// src/model/run/read-journal.ts
/**
* The entries of a journal, read line by line: a run of days has a journal of 100 MB, whose text is never in
* memory as a whole. A last line that was cut off is ignored.
*
* @param lines - its whole lines, some at a time
* @param file - its name, for messages
* @param share - makes its entries share names with those of the other shards
* @throws UsageError when it is not a journal
*/
async function readJournal(lines, file, share = sharedNames()) {
	const parse = journalParser(file, share);
	const entries = [];
	for await (const some of lines) for (const line of some) entries.push(...parse(line));
	return entries;
}

export { readJournal };