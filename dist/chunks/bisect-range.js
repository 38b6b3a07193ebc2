import { bisectRange, checkRange } from "./src/parts9.js";

export { checkRange };