import { analyseDocuments } from "./chunks/src/model16.js";
import { resultOf } from "./chunks/src/analysis2.js";
import { parseJournal } from "./chunks/src/model27.js";
import { UsageError } from "./chunks/src/model2.js";

export { UsageError, analyseDocuments as judge, parseJournal, resultOf };