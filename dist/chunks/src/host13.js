// src/host/git/default-branch.ts
const usual = [
	"origin/HEAD",
	"origin/main",
	"origin/master",
	"main",
	"master"
];
/**
* A name for the branch that others of a repository start from: what its server says, else the usual
* ones; `null` when there is none of them.
*
* @param repository - top folder of the repository
*/
async function defaultBranch(repository, git) {
	for (const name of usual) if (await git.resolve(repository, name) !== null) return name;
	return null;
}

export { defaultBranch };