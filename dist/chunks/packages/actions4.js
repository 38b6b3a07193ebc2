import { context } from "./actions3.js";

export { context };