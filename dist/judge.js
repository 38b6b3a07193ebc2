import { analyseDocuments } from "./chunks/src/model12.js";
import { resultOf } from "./chunks/src/analysis.js";
import { parseJournal } from "./chunks/src/model19.js";
import { UsageError } from "./chunks/src/model2.js";

export { UsageError, analyseDocuments as judge, parseJournal, resultOf };