import { recordOf, type ReadRecord } from './record.ts';

const accents: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030c',
};
const letters: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  ae: 'æ',
  AE: 'Æ',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  mu: 'μ',
};

/** Words of a value of BibTeX: accents as letters, other commands and braces away. */
const plain = (value: string): string =>
  value
    .replaceAll(/\\(['`^"~cv])\s*\{?\\?([A-Za-z])\}?/g, (_all, accent: string, letter: string) =>
      `${letter}${accents[accent]!}`.normalize('NFC'),
    )
    .replaceAll(/\\([A-Za-z]+)\s*/g, (_all, name: string) => letters[name] ?? '')
    .replaceAll(/\\([&%$#_{}])/g, '$1')
    .replaceAll(/[{}$]/g, '')
    .replaceAll('~', ' ')
    .replaceAll('--', '–');

/** The value that begins at `at`: in braces, in quotes or bare; and where it ends. */
function valueAt(text: string, at: number): { value: string; end: number } {
  const opening = text[at];
  if (opening !== '{' && opening !== '"') {
    const bare = /^[^,}\n]*/.exec(text.slice(at, at + 1_000))![0];
    return { value: bare.trim(), end: at + bare.length };
  }
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    const character = text[place];
    if (character === '\\') place += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (place > at && depth === 0 && (opening === '{' ? character === '}' : character === '"'))
      return { value: text.slice(at + 1, place), end: place + 1 };
  }
  return { value: text.slice(at + 1), end: text.length };
}

const entry = /@(\w+)\s*\{\s*[^,\s{}]*\s*,/g;
const field = /\s*,?\s*([A-Za-z][\w-]*)\s*=\s*/y;
const aside = new Set(['comment', 'preamble', 'string']);

/** BibTeX entries of any kind; an entry that is not closed ends with the file. */
export function bibtexRecords(text: string): ReadRecord[] {
  const records: ReadRecord[] = [];
  let counted = 0;
  let line = 1;
  for (const match of text.matchAll(entry)) {
    if (aside.has(match[1]!.toLowerCase()) || match.index < counted) continue;
    line += text.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    const fields = new Map<string, string>();
    let at = match.index + match[0].length;
    for (;;) {
      field.lastIndex = at;
      const named = field.exec(text);
      if (!named) break;
      const { end, value } = valueAt(text, field.lastIndex);
      fields.set(named[1]!.toLowerCase(), plain(value));
      at = end;
    }
    const get = (names: string) => names.split(' ').flatMap((name) => fields.get(name) ?? [])[0] ?? '';
    records.push(
      recordOf({
        line,
        title: get('title'),
        authors: get('author').split(/\s+and\s+/),
        year: get('year date'),
        journal: get('journal journaltitle booktitle'),
        abstract: get('abstract'),
        doi: get('doi url'),
        pmid: get('pmid'),
        keywords: get('keywords keyword').split(/[;,；，]/),
      }),
    );
  }
  return records;
}
