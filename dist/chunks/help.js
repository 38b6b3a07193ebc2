import { fittedTo, helpOf, measuredExitCodes, optionsHelp, otherwiseText, overviewHelp, settingSentence, settingsHelp } from "./src/settings3.js";

export { fittedTo, overviewHelp };