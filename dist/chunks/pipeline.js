import { planComparison, runComparison } from "./src/measure+build.js";

export { planComparison, runComparison };