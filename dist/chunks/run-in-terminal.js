import { runInTerminal } from "./src/session2.js";

export { runInTerminal };