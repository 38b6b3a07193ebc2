import { bisectSettings, helpOf } from "./src/settings4.js";

export { helpOf };