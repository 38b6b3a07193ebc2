// src/render/text/shell-word.ts
function shellWord(word) {
	return /^[\w@./:+-][\w@./:+,-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

export { shellWord };