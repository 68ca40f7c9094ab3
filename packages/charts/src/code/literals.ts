/** Characters that end a line, or hide or reverse text for a reader of the code: always written as escapes. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for.
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const hex = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const quoted = (text: string): string =>
  `"${text.replaceAll(lone, '\ufffd').replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll(unseen, hex)}"`;

/** A string literal of R. A NUL character is left out, since R has none. */
export const rText = (text: string): string => quoted(text.replaceAll('\0', ''));

/** A string literal of Python. */
export const pythonText = (text: string): string => quoted(text);

/** A number literal of both languages. @throws {RangeError} When it is not finite. */
export function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written`);
  const short = Number(value.toPrecision(12));
  return String(Object.is(short, -0) ? 0 : short);
}

const most = 110;

/** A bracketed list, on as many lines as it needs. @param step - What an item's line is moved in by. */
export function listed(open: string, items: readonly string[], close: string, indent = '', step = '  '): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length + indent.length <= most) return line;
  const rows: string[] = [];
  let row = '';
  for (const item of items) {
    if (row !== '' && row.length + item.length + 2 > most - 4 - indent.length) {
      rows.push(row);
      row = '';
    }
    row += row === '' ? item : `, ${item}`;
  }
  return [
    open,
    ...[...rows, row].map((text, at) => `${indent}${step}${text}${at < rows.length ? ',' : ''}`),
    `${indent}${close}`,
  ].join('\n');
}

const reserved = new Set([
  'if',
  'else',
  'repeat',
  'while',
  'function',
  'for',
  'next',
  'break',
  'in',
  'TRUE',
  'FALSE',
  'NULL',
  'NA',
  'Inf',
  'NaN',
  'T',
  'F',
  'c',
  'data',
]);

/** A column of a data frame of R. */
export const rPlace = (frame: string, name: string): string =>
  /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !reserved.has(name) ? `${frame}$${name}` : `${frame}[[${rText(name)}]]`;

/** A column within `aes(…)`: by its plain name where R can read it so. */
export const rColumn = (name: string): string =>
  /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `.data[[${rText(name)}]]`;
