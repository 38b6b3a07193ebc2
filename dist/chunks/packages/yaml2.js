import { require_dist } from "./yaml.js";

export default require_dist();

export {  };