import { joinedInside } from "./model26.js";
import { SourceMap } from "node:module";

// src/host/files/read-inside.ts
async function readInside(tree, place, mostBytes, files) {
	const [top, path] = [await files.realPath(tree), await files.realPath(files.join(tree, place))];
	if (top === null || path?.startsWith(`${top}/`) !== true) return null;
	return await files.kindOf(path) === "file" && await files.sizeBytes(path) <= mostBytes ? files.read(path) : null;
}

// src/host/files/source-map-of.ts
const mapComment = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/gm;
async function sourceMapOf(place, text, read) {
	const address = [...text.matchAll(mapComment)].at(-1)?.[1];
	if (address === void 0) return null;
	const data = /^data:application\/json[^,]*;base64,(.*)$/s.exec(address)?.[1];
	const mapPlace = data === void 0 ? resolveSource(place, address) : place;
	if (mapPlace === null) return null;
	const content = data === void 0 ? await read(mapPlace) : Buffer.from(data, "base64").toString();
	try {
		const map = new SourceMap(JSON.parse(content ?? ""));
		return ({ line, column }) => {
			const match = map.findEntry(line, column);
			if (!("originalSource" in match) || typeof match.originalSource !== "string") return null;
			const source = resolveSource(mapPlace, match.originalSource);
			const name = "name" in match && typeof match.name === "string" ? match.name : null;
			return source === null ? null : {
				source,
				line: match.originalLine,
				name
			};
		};
	} catch {
		return null;
	}
}
function resolveSource(from, to) {
	if (/^(?:[a-z]+:|\/)/i.test(to)) return null;
	return joinedInside(`${from}/..`, to);
}

export { readInside, sourceMapOf };