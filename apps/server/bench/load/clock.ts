export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Milliseconds of the clock since a moment. */
export const since = (start: number): number => performance.now() - start;
