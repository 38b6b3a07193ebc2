import { jobOf, parts, planTellerOf } from "./src/parts2.js";

export { parts };