// src/model/machine/refused-platform.ts
function refusedPlatform(platform) {
	if (platform !== "win32") return null;
	return "expected Linux, or macOS in a terminal, got Windows: run it in WSL or on a Linux machine";
}
const oldestNode = 20;
function refusedNode(version) {
	if (Number.parseInt(version, 10) >= oldestNode) return null;
	return `expected Node.js ${String(oldestNode)} or newer to run this program, got ${version}: start it with a newer one; what is measured may be older, with --node-version`;
}

export { refusedNode, refusedPlatform };