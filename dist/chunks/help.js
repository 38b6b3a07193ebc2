import { helpOf } from "./src/settings4.js";

export { helpOf };