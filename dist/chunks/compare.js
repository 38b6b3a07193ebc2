import { compare, compareWords } from "./src/host+settings.js";

export { compare };