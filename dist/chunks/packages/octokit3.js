import { RequestError } from "./octokit.js";
import { Octokit } from "./octokit2.js";

export { Octokit };