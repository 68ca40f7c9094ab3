const plain = /^[ -~]*$/;

/** A name in the form in which names are compared: composed, without blanks around it, in lower case. */
export const nameKey = (name: string): string =>
  // Nearly all names are plain, and composing costs more than all else that is done to them.
  (plain.test(name) ? name : name.normalize('NFKC')).trim().toLowerCase();
