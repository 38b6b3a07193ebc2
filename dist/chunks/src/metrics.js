// src/metrics/context-switches.ts
const contextSwitches = {
	id: "context-switches",
	label: "context switches",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .1,
	usage: {
		of: "contextSwitches",
		as: "growth",
		scale: 1
	}
};

// src/metrics/cpu.ts
const cpu = {
	id: "cpu",
	label: "CPU time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: true,
	threshold: .02
};

// src/metrics/event-loop-delay.ts
const eventLoopDelay = {
	id: "event-loop-delay",
	label: "event-loop delay",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .1,
	usage: {
		of: "eventLoopDelaySeconds",
		as: "level",
		scale: 1
	}
};

// src/metrics/peak-memory.ts
const peakMemory = {
	id: "peak-memory",
	label: "peak memory",
	unit: "B",
	better: "lower",
	assume: "nothing",
	gates: true,
	threshold: .01,
	usage: {
		of: "peakMemoryBytes",
		as: "level",
		scale: 1
	}
};

// src/metrics/system-time.ts
const systemTime = {
	id: "system-time",
	label: "system time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "systemMicroseconds",
		as: "growth-per-call",
		scale: 1e-6
	}
};

// src/metrics/time.ts
const time = {
	id: "time",
	label: "time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: true,
	threshold: .02
};

// src/metrics/index.ts
const allocation = {
	id: "allocation",
	label: "allocation",
	unit: "B",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .01,
	usage: {
		of: "allocatedBytes",
		as: "level",
		scale: 1
	}
};
const throughput = {
	id: "throughput",
	label: "throughput",
	unit: "per_s",
	better: "higher",
	assume: "nothing",
	gates: false,
	threshold: .02
};
const gcShare = {
	id: "gc-share",
	label: "GC share",
	unit: "ratio",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "gcSeconds",
		as: "growth-per-second",
		scale: 1
	}
};
const firstCall = {
	id: "first-call",
	label: "first call",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};
const instructions = {
	id: "instructions",
	label: "instructions",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .01
};
const installSize = {
	id: "install-size",
	label: "install size",
	unit: "B",
	better: "lower",
	assume: "exact",
	gates: false,
	threshold: .01
};
const userTime = {
	id: "user-time",
	label: "user time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .02,
	usage: {
		of: "userMicroseconds",
		as: "growth-per-call",
		scale: 1e-6
	}
};
const pageFaults = {
	id: "page-faults",
	label: "page faults",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .1,
	usage: {
		of: "pageFaults",
		as: "growth",
		scale: 1
	}
};
const heapUsed = {
	id: "heap-used",
	label: "heap used",
	unit: "B",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "heapUsedBytes",
		as: "level",
		scale: 1
	}
};
const gcTime = {
	id: "gc-time",
	label: "GC time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "gcSeconds",
		as: "growth-per-call",
		scale: 1
	}
};
const gcCount = {
	id: "gc-count",
	label: "GC count",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "gcCount",
		as: "growth",
		scale: 1
	}
};
const laterCalls = {
	id: "later-calls",
	label: "later calls",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};
const latencyP99 = {
	id: "latency-p99",
	label: "latency p99",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};
const latencyP95 = {
	id: "latency-p95",
	label: "latency p95",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};
const latencyP50 = {
	id: "latency-p50",
	label: "latency p50",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .02
};
const installFiles = {
	id: "install-files",
	label: "installed files",
	unit: "count",
	better: "lower",
	assume: "exact",
	gates: false,
	threshold: .01
};
const cycles = {
	id: "cycles",
	label: "CPU cycles",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .02
};
const addonSize = {
	id: "addon-size",
	label: "addon size",
	unit: "B",
	better: "lower",
	assume: "exact",
	gates: false,
	threshold: .01
};
const metrics = [
	time,
	cpu,
	peakMemory,
	userTime,
	systemTime,
	firstCall,
	laterCalls,
	throughput,
	latencyP50,
	latencyP95,
	latencyP99,
	gcTime,
	gcShare,
	gcCount,
	heapUsed,
	allocation,
	eventLoopDelay,
	contextSwitches,
	pageFaults,
	instructions,
	cycles,
	addonSize,
	installSize,
	installFiles
];

export { cpu, metrics, peakMemory, time };