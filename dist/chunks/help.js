import { bisectSettings, helpOf } from "./src/settings5.js";

export { helpOf };