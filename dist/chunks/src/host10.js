// src/host/one-at-a-time.ts
function oneAtATime() {
	let last = Promise.resolve();
	return (action) => {
		const ownValue = last.then(action, action);
		last = ownValue;
		return ownValue;
	};
}

export { oneAtATime };