// src/model/run/start-of.ts
const assignment = /^[A-Za-z_]\w*=/;
function startOf(command) {
	const usual = {
		words: command,
		folder: null,
		variables: {}
	};
	if (command[0] !== "env") return usual;
	const [, folder = null] = /^--chdir=(.+)$/.exec(command[1] ?? "") ?? [];
	const rest = command.slice(folder === null ? 1 : 2);
	const count = rest.findIndex((word) => !assignment.test(word));
	if (count < 0 || rest[count]?.startsWith("-") === true) return usual;
	return {
		words: rest.slice(count),
		folder,
		variables: variablesOf(rest.slice(0, count))
	};
}
function startWords({ words, folder, variables }) {
	const start = [...folder === null ? [] : [`--chdir=${folder}`], ...Object.entries(variables).map((pair) => pair.join("="))];
	return start.length === 0 ? [...words] : [
		"env",
		...start,
		...words
	];
}
function withNodeFlags([program = "", ...words], flags) {
	return program === "node" ? [
		program,
		...flags.filter((flag) => !words.includes(flag)),
		...words
	] : [program, ...words];
}
function variablesOf(lines) {
	return Object.fromEntries(lines.map((line) => {
		const at = line.indexOf("=");
		return [line.slice(0, at), line.slice(at + 1)];
	}));
}

export { assignment, startOf, startWords, variablesOf, withNodeFlags };