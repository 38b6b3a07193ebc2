import { planComparison, runComparison } from "./src/build+measure.js";

export { planComparison, runComparison };