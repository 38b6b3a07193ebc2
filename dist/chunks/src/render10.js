// src/render/text/width.ts
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u{FF01}-\u{FF60}]/u;
const narrow = /\p{M}/u;
const simple = /^[ -~–−…±│╎├┤─●◀▶µ]*$/;
function widthOf(text) {
	if (simple.test(text)) return text.length;
	return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}
function padText(text, width, align = "left") {
	const spaces = " ".repeat(Math.max(0, width - widthOf(text)));
	return align === "left" ? text + spaces : spaces + text;
}
function cutToWidth(text, width) {
	if (widthOf(text) <= width) return text;
	if (width < 1) return "";
	const characters = Array.from(text);
	const end = takeCharacters(characters.toReversed(), Math.floor((width - 1) * .4));
	return `${takeCharacters(characters, width - 1 - Math.floor((width - 1) * .4)).join("")}…${end.toReversed().join("")}`;
}
function takeCharacters(characters, width) {
	let usedWidth = 0;
	return characters.filter((character) => {
		usedWidth += characterWidth(character);
		return usedWidth <= width;
	});
}
function characterWidth(character) {
	if (narrow.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
const breaks = /(?<![…\d]) (?![%…])/;
function itemLines(text, width) {
	return wrapText(text, width).map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}
function wrapText(text, width) {
	const lines = [];
	for (const word of text.split(breaks)) {
		const last = lines.pop();
		if (last === void 0) lines.push(word);
		else if (widthOf(`${last} ${word}`) <= width) lines.push(`${last} ${word}`);
		else lines.push(last, word);
	}
	return lines;
}

export { cutToWidth, itemLines, padText, widthOf, wrapText };