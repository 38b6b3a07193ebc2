import { home } from "./model6.js";

// src/model/home-page.ts
/** Address of the repository; `null` as long as nobody owns it, because then it is a stranger's. */
function homePage({ owner, name } = home) {
	return owner === "OWNER" ? null : `https://github.com/${owner}/${name}`;
}

export { homePage };