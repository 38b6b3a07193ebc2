import { ownEnvironment } from "./chunks/src/host.js";

// src/index.ts
const environment = ownEnvironment((name) => name === "INPUT_GITHUB-TOKEN");
const { startAction } = await import("./chunks/start-action.js");
await startAction(environment, import.meta.url);

export {  };