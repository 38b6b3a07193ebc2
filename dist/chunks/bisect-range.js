import { bisectRange, checkRange } from "./src/parts7.js";

export { checkRange };