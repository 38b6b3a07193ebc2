// src/model/run/own-version.ts
const besideMark = "~base";
function ownVersionOf({ module }) {
	return /^\.\.\/[^/]+~base\/(.+)$/.exec(module ?? "")?.[1] ?? null;
}

export { besideMark, ownVersionOf };