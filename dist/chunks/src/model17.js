import { journalParser, sharedNames } from "./analysis3.js";

// src/model/run/parse-journal.ts
/**
* Parses a journal into its entries, in order.
*
* A last line without a line end was cut off while it was written and is ignored. Any other invalid
* line is an error: the file is not a journal, or was changed. Journals of format 1 are converted, and
* profiles of their time are left out.
*
* @param file - the journal's name, for messages
* @param share - makes its entries share names with those of the other shards
* @throws UsageError with the number of the line
*/
function parseJournal(text, file, share = sharedNames()) {
	return text.split("\n").slice(0, -1).flatMap(journalParser(file, share));
}

export { parseJournal };