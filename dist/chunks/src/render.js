// src/render/shown-parts.ts
let shownParts = [];
function showParts(parts) {
	shownParts = parts;
}
function remarksOf({ parts }) {
	return shownParts.flatMap(({ name, remark }) => remark?.(parts[name]) ?? []);
}

export { remarksOf, showParts };