import { helpOf, overviewHelp, settingsHelp } from "./src/settings4.js";

export { overviewHelp };