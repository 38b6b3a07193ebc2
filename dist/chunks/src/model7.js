import { home } from "./model6.js";

// src/model/home-page.ts
function homePage({ owner, name } = home) {
	return owner === "OWNER" ? null : `https://github.com/${owner}/${name}`;
}

export { homePage };