// src/model/ascii-json.ts
/** A value as JSON in ASCII, for readers that take one byte for one character. */
function asciiJson(value) {
	return JSON.stringify(value).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export { asciiJson };