// src/model/ascii-json.ts
/** Serialises a value as ASCII-only JSON, for readers that treat every byte as one character. */
function asciiJson(value) {
	return JSON.stringify(value).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export { asciiJson };