/** Milliseconds of a day, by which files count dates. */
export const dayInMs = 86_400_000;
