const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML; characters that XML forbids are left out. */
export const escapeXml = (text: string): string => withoutForbidden(text).replace(/[&<>"]/g, (char) => entities[char]!);

// oxlint-disable-next-line no-control-regex -- they are what must not be there.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Control characters in a pasted name would make the whole document unreadable. */
export const withoutForbidden = (text: string): string => text.replace(forbidden, '');
