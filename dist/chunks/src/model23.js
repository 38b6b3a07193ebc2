// src/model/judging/function-alpha.ts
const functionAlpha = .01;

export { functionAlpha };