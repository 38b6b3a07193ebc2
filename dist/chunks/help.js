import { fittedTo, helpOf, optionsHelp, otherwiseText, overviewHelp, settingSentence, settingsHelp } from "./src/settings2.js";

export { fittedTo, overviewHelp };