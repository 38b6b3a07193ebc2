// src/model/machine/refused-platform.ts
function refusedPlatform(platform) {
	if (platform !== "win32") return null;
	return "expected Linux, or macOS in a terminal, got Windows: run it in WSL or on a Linux machine";
}

// package.json
var version$1 = "0.1.0";

// src/version.ts
const version = version$1;

export { refusedPlatform, version };