/** A loop's report of how far it is, 0…1. */
export type Progress = (fraction: number) => void;
