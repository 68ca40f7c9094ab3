/** A cell in quotes, those inside doubled (RFC 4180). */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Puts a cell in quotes where a reader would else take a part of it for the next cell or line. */
export function quoterFor(delimiter: string): (text: string) => string {
  const special = new RegExp(`["\r\n${delimiter.replace(/[\\\]^-]/, '\\$&')}]`, 'u');
  return (text) => (special.test(text) ? quoted(text) : text);
}

/** A cell between commas. */
export const quoteCell = quoterFor(',');
