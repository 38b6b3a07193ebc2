import { helpOf, overviewHelp, settingsHelp } from "./src/settings3.js";

export { overviewHelp };