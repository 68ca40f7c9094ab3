/** Lower-case words that instruments, R, Excel and people write for a missing value. */
const WORDS = new Set([
  'na',
  'n/a',
  'nan',
  'null',
  'none',
  'inf',
  '+inf',
  '-inf',
  'infinity',
  '-infinity',
  '-',
  '--',
  'nd',
  'n.d.',
  'n.d',
  '<lod',
  '<loq',
  '#n/a',
  '无',
  '未检出',
  'filtered',
  '.',
  '—',
  '——',
  '/',
]);

/** Words for missing values that need no remark. */
const PLAIN = new Set(['', 'na', 'nan']);

const EXCEL_ERRORS = new Set([
  '#div/0!',
  '#value!',
  '#ref!',
  '#name?',
  '#num!',
  '#null!',
  '#spill!',
  '#calc!',
  '#getting_data',
]);

/** `plain` is an empty cell or NA, `word` another word for missing that is worth a remark. */
export function missingKind(text: string): 'plain' | 'word' | undefined {
  const word = text.trim().toLowerCase();
  if (PLAIN.has(word)) return 'plain';
  return WORDS.has(word) ? 'word' : undefined;
}

/** A failed formula, as Excel shows it. */
export function isExcelError(text: string): boolean {
  return EXCEL_ERRORS.has(text.trim().toLowerCase());
}
