// src/host/one-at-a-time.ts
function oneAtATime() {
	let last = Promise.resolve();
	return (action) => {
		const result = last.then(action, action);
		last = result;
		return result;
	};
}

export { oneAtATime };