import { askedOf, parts } from "./src/parts3.js";

export { parts };