/** Addresses as people paste them: by lines, commas, semicolons or spaces, of either width; each once. */
export const linesOf = (typed: string): string[] => [...new Set(typed.split(/[\s,，;；、]+/).filter(Boolean))];
