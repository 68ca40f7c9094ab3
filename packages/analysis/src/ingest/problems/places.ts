/** The letters a spreadsheet shows above a column; `column` counts from 1. */
function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** A cell as a spreadsheet names it, such as `C12`; both numbers count from 1. */
export function cellName(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** A place inside a file, both numbers counting from 1. */
export type Place = { readonly row: number; readonly column: number };

/** `第 12 行第 3 列（C12）`, the way every message names a cell. */
export function describePlace({ row, column }: Place): string {
  return `第 ${row} 行第 ${column} 列（${cellName(row, column)}）`;
}

/** A value as a message quotes it: long ones are cut, an empty one is named. */
export function quote(value: string): string {
  if (value.trim() === '') return '空白';
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return `“${shown}”`;
}

/** The first names of a list and how many there are in all. */
export function quoteList(values: readonly string[], shown = 5): string {
  const head = values.slice(0, shown).map(quote).join('、');
  return values.length > shown ? `${head} 等 ${values.length} 个` : head;
}
