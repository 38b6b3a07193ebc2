// src/model/judging/claims-change.ts
function claimsChange(row) {
	return row.verdict === "regression" || row.verdict === "improvement";
}

export { claimsChange };