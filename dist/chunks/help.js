import { helpOf } from "./src/settings3.js";

export { helpOf };