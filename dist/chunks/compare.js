import { compare, compareWords } from "./src/settings+plan.js";

export { compare };