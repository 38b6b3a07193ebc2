// src/model/ascii-json.ts
function asciiJson(value) {
	return JSON.stringify(value).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export { asciiJson };