import { analyseDocuments } from "./chunks/src/model15.js";
import { resultOf } from "./chunks/src/analysis3.js";
import { parseJournal } from "./chunks/src/model23.js";
import { UsageError } from "./chunks/src/model2.js";

export { UsageError, analyseDocuments as judge, parseJournal, resultOf };