// src/host/git/git.ts
const usual = [
	"origin/HEAD",
	"origin/main",
	"origin/master",
	"main",
	"master"
];
async function defaultBranch(repository, git) {
	for (const name of usual) if (await git.resolve(repository, name) !== null) return name;
	return null;
}

export { defaultBranch };