import { recordCommand, recordPlaceOf } from "./src/parts6.js";

export { recordCommand };