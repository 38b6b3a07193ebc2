/** Adjusted p at which a function is called different. */
export const functionAlpha = 0.01
