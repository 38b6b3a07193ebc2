// src/model/parse-json.ts
const longestText = 2e7;
function parseJson(text) {
	if (text.length > longestText) return null;
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return null;
	}
}
function asciiJson(value) {
	return JSON.stringify(value).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export { asciiJson, parseJson };