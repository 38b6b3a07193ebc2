import { recordCommand, recordPlaceOf } from "./src/parts7.js";

export { recordCommand };