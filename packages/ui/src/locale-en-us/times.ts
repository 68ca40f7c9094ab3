/** A number with its noun: `1 sample`, `2 samples`. */
export const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
