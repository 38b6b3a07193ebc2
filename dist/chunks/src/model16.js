// src/model/judging/claims-change.ts
/** Whether a row is called changed. */
function claimsChange(row) {
	return row.verdict === "regression" || row.verdict === "improvement";
}

export { claimsChange };