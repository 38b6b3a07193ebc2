import { defaultBranch } from "./src/host9.js";
import { UsageError } from "./src/model2.js";
import { selectSides } from "./src/plan5.js";
import { settingNamesOf } from "./src/settings.js";
import { createCommand } from "./src/cli.js";
import { runInTerminal } from "./src/host+render.js";

// src/cli/compare.ts
const names = settingNamesOf("option");
const quickSettings = {
	budget: 90,
	threshold: .05,
	profile: []
};
const compare = createCommand("compare", names, [
	"json",
	"keep",
	"resume",
	"quick",
	"list",
	"deep"
], async (words, terminal) => {
	if (words.switches.has("deep") && !words.switches.has("list")) throw new UsageError("expected --list beside --deep, got --deep alone: write --list --deep");
	const comparedOf = async ({ host, repository }) => {
		return {
			selection: selectSides({
				words: words.positionals,
				isRepository: repository !== null,
				defaultBranch: repository === null ? null : await defaultBranch(repository, host.git)
			}),
			...words.switches.has("quick") && { defaults: quickSettings }
		};
	};
	return runInTerminal({
		words,
		names,
		comparedOf
	}, terminal);
});

export { compare };