/** A name in the form in which names are compared: composed, without blanks around it, in lower case. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
