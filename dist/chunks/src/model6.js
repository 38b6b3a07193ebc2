// src/model/home.ts
/**
* The only place that says so. `npm run generate` writes it into the documents and package.json, and
* `npm run release` changes it.
*/
const home = {
	owner: "OWNER",
	name: "deadheat",
	release: {
		version: "0.1.0",
		commit: "0000000000000000000000000000000000000000"
	}
};

export { home };