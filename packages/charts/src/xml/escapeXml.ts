const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

// oxlint-disable-next-line no-control-regex -- they are what must not be there.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** Without what XML 1.0 cannot hold: a control character in a pasted name would make the whole document unreadable. */
export const withoutForbidden = (text: string): string => text.toWellFormed().replaceAll(forbidden, '');

/** Words as the text of an element or an attribute that a reader gives back as they were. */
export const escapeXml = (text: string): string =>
  withoutForbidden(text).replaceAll(/[&<>"\t\n\r]/gu, (mark) => marks[mark]!);
