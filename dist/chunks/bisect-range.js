import { bisectRange, checkRange } from "./src/parts8.js";

export { checkRange };