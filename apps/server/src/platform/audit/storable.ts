const control = /[\p{Cc}\u2028\u2029]/gu;
const longest = 400;

/**
 * A text as the audit log keeps it: what is hashed must be what a database gives back. Databases store UTF-8, which has
 * no halves of characters, so those are replaced before; a long text is cut between characters for the same reason.
 * Line breaks and terminal codes would forge lines in whatever shows the log.
 */
export const storable = (text: string): string =>
  Array.from(text.slice(0, 2 * longest).toWellFormed())
    .slice(0, longest)
    .join('')
    .replace(control, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
