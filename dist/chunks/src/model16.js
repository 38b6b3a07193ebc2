// src/model/some-of.ts
function someOf(names, most = 3) {
	return `${names.slice(0, most).join(", ")}${names.length > most ? " …" : ""}`;
}

export { someOf };