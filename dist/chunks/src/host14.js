import { deflateRawSync } from "node:zlib";
import { createHash } from "node:crypto";

// src/host/files/digest-of.ts
function digestOf(content) {
	return createHash("sha256").update(content).digest("hex");
}
const pageTools = {
	pack: (text) => deflateRawSync(text, { level: 9 }).toString("base64"),
	digest: (text) => createHash("sha256").update(text).digest("base64")
};

export { digestOf, pageTools };