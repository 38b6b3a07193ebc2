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

export { parseJson };