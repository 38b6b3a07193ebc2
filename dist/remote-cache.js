import { restoreCache, saveCache } from "./chunks/packages/actions-cache.js";
import { cacheAnswers } from "./chunks/src/host2.js";
import { readFileSync } from "node:fs";

// src/host/cache/ask-cache.ts
async function askCache([operation, key = "", name = ""], token) {
	const variables = { ...process.env };
	process.env = Object.defineProperty(variables, "ACTIONS_RUNTIME_TOKEN", { value: token });
	if (operation === "send") return await saveCache([name], key) < 0 ? cacheAnswers.notSaved : cacheAnswers.done;
	return await restoreCache([name], key) === void 0 ? cacheAnswers.none : cacheAnswers.done;
}

// src/remote-cache.ts
process.exitCode = await askCache(process.argv.slice(2), readFileSync(0, "utf8"));

export {  };