/** `Mus musculus`, `Escherichia coli K-12`: the Latin name of a species. */
const latin = /^[A-Z][a-z]+ [a-z]{2,}/;

/** A species; a Latin name is set in italics, as is the custom. */
export const Species = ({ children }: { children: string }) =>
  latin.test(children) ? <i lang="la">{children}</i> : children;
