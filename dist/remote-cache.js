import { restoreCache, saveCache } from "./chunks/packages/actions-cache.js";
import { cacheAnswers } from "./chunks/src/host2.js";

// src/host/cache/ask-cache.ts
/**
* Brings one folder from GitHub's cache to where this program stands, or takes one there. What goes
* wrong is printed as the commands to the runner that @actions/cache makes of it.
*
* @param words - `fetch` or `send`, the key, and the folder's name
* @returns an exit code of `cacheAnswers`
*/
async function askCache([operation, key = "", name = ""]) {
	if (operation === "send") return await saveCache([name], key) < 0 ? cacheAnswers.notSaved : cacheAnswers.done;
	return await restoreCache([name], key) === void 0 ? cacheAnswers.none : cacheAnswers.done;
}

// src/remote-cache.ts
process.exitCode = await askCache(process.argv.slice(2));

export {  };