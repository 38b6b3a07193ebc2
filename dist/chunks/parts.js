import { askedOf, parts } from "./src/parts4.js";

export { parts };