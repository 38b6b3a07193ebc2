import { ExitCode, setOutput, summary } from "./actions.js";

export { setOutput, summary };