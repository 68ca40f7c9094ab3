const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const starts = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * Makes a text cell safe for spreadsheets: one that would be run as a formula gets a leading `'` (SEC-50). Plain
 * numbers and a lone `+`, `-` or `.` stay, so that strands and missing marks come back as they were.
 */
export function guardCell(text: string): string {
  if (!starts.test(text) || number.test(text) || /^[+\-.]$/.test(text)) return text;
  return `'${text}`;
}
