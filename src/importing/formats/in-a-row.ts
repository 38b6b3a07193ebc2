/** How most files are made. */
export const inARow = 'base and head were measured one after the other'
