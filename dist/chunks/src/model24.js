// src/model/run/part-entries.ts
function partEntries(entries, name, schema) {
	return entries.flatMap((entry) => {
		const validation = isOfPart(entry, name) ? schema.safeParse(entry.entry) : null;
		return validation?.success === true ? [validation.data] : [];
	});
}
function isOfPart(entry, name) {
	return entry.type === "part" && entry.part === name;
}

export { isOfPart, partEntries };