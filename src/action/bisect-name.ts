/** How the file of a bisection is called that leaves a measuring job. */
export const bisectName = 'bisect.ndjson'
