export const knownJourneys: readonly string[];
export const knownFeatures: readonly string[];
export function journeysOf(files: readonly string[]): string[];
