import { helpOf, measuredExitCodes, optionsHelp, overviewHelp, settingsHelp } from "./src/settings3.js";

export { overviewHelp };