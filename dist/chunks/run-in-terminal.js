import { runInTerminal } from "./src/session.js";

export { runInTerminal };