// package.json
var version$1 = "0.1.0";

// src/version.ts
/** Version of deadheat. */
const version = version$1;

export { version };