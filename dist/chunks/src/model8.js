// src/model/machine/refused-platform.ts
/**
* Why nothing can be measured on a platform, in one line; `null` where it can.
*
* @param platform - as in `process.platform`
*/
function refusedPlatform(platform) {
	if (platform !== "win32") return null;
	return "expected Linux, or macOS in a terminal, got Windows: run it in WSL or on a Linux machine";
}

// package.json
var version$1 = "0.1.0";

// src/version.ts
/** Version of deadheat. */
const version = version$1;

export { refusedPlatform, version };