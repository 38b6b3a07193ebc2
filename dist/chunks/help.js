import { helpOf } from "./help2.js";

export { helpOf };