import { afterJob, nothingBegun } from "./after-job.js";

export { afterJob };