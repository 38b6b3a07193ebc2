// src/host/files/unless-missing.ts
async function unlessMissing(work) {
	try {
		return await work;
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return null;
		throw error;
	}
}
function errorCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

export { errorCode, unlessMissing };