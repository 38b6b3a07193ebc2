// src/model/home.ts
const home = {
	owner: "OWNER",
	name: "deadheat",
	release: {
		version: "0.1.0",
		commit: "0000000000000000000000000000000000000000"
	}
};

export { home };