import { runInTerminal, shownOn } from "./src/host+render.js";

export { runInTerminal, shownOn };