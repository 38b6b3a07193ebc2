// src/model/home.ts
const home = {
	owner: "OWNER",
	name: "deadheat",
	release: {
		version: "0.1.0",
		commit: "0000000000000000000000000000000000000000"
	}
};
const actionAddress = `${home.owner}/${home.name}@${home.release.commit} # v${home.release.version}`;
function homePage({ owner, name } = home) {
	return owner === "OWNER" ? null : `https://github.com/${owner}/${name}`;
}

export { actionAddress, homePage };