import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartById } from '../registry.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { table } from '../testing/tables.ts';
import { chartCode } from './index.ts';
import { pythonText, rText } from './literals.ts';

/** Names that would be code if they were not kept within their quotes. */
const nasty = [
  '");system("id")#',
  '\\',
  '\\");quit()#',
  '"""',
  "'''",
  '\n#',
  '\r\nimport os',
  '\u2028x',
  '${x}',
  '`id`',
  '%s',
  '{0}',
  '$\\frac$',
  '=1+1',
  '-组',
  '@a',
  '\u202Etxt',
  '\u0000',
  '\ud800',
  'NA',
  '_legend',
  '中文“引号”',
  '#',
  "'=x",
];
const name = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.tuple(fc.constantFrom(...nasty), fc.string({ maxLength: 4 })).map(([start, end]) => start + end),
);

/** The words of code that stand outside texts and comments. @throws When a text does not end on its line. */
function wordsOf(code: string): ReadonlySet<string> {
  let bare = '';
  for (let at = 0; at < code.length; at += 1) {
    const letter = code[at]!;
    if (letter === '#') at = code.indexOf('\n', at);
    else if (letter === '"' || letter === "'") {
      for (at += 1; code[at] !== letter; at += 1) {
        if (code[at] === '\n' || code[at] === undefined)
          throw new Error(`a text does not end: ${code.slice(at - 40, at)}`);
        if (code[at] === '\\') at += 1;
      }
      bare += ' ';
    } else bare += letter;
  }
  return new Set(bare.match(/[\p{L}\p{N}_.$\\`;]+/gu) ?? []);
}

const isNumber = (word: string): boolean => /^[0-9.e]+$/.test(word);
const asked = ['volcano', 'pca-scores', 'composition-bar', 'heatmap', 'group-box'] as const;

/** The example of a chart with other names of features, samples and groups, a title and labels. */
function renamed(id: string, names: readonly string[], title: string) {
  const input = exampleInput(id);
  const word = new Map<string, string>();
  const call = (text: string): string =>
    word.get(text) ??
    (word.set(text, `${names[word.size % names.length]!}${'·'.repeat(Math.floor(word.size / names.length))}`),
    word.get(text)!);
  const fixed = new Set(['features', 'samples']);
  const tables = Object.fromEntries(
    Object.entries(input.tables).map(([key, { columns }]) => [
      key,
      table(
        key,
        Object.fromEntries(
          columns.map((column) => [
            /^S\d+$/.test(column.name) ? call(column.name) : column.name,
            column.kind === 'text' ? column.values.map((text) => (fixed.has(text) ? text : call(text))) : column.values,
          ]),
        ),
      ),
    ]),
  );
  const groups = input.groups!;
  const levels = groups.levels.map(call);
  return {
    ...input,
    tables,
    groups: { ...groups, samples: groups.samples.map(call), group: groups.group.map(call), levels },
    settings: { title, xTitle: title, labels: names },
  };
}

describe('names and titles in the code', () => {
  it('are read back unchanged: texts in both languages are written as in JSON', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(JSON.parse(pythonText(text))).toBe(text.toWellFormed());
        expect(JSON.parse(rText(text))).toBe(text.replaceAll('\0', '').toWellFormed());
        // oxlint-disable-next-line no-control-regex -- they are what must not be there.
        expect(pythonText(text)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(asked)('never become code: %s', (id) => {
    const chart = chartById(id)!;
    // Long names are written aslant, and some are guarded in the file.
    const plain = ['', 'long '.repeat(12)].map((more) =>
      chartCode(
        chart,
        renamed(
          id,
          ['=a', 'b', 'c', 'd'].map((one) => one + more),
          'e',
        ),
      ),
    );
    const words = {
      r: new Set(plain.flatMap(({ r }) => [...wordsOf(r)])),
      python: new Set(plain.flatMap(({ python }) => [...wordsOf(python)])),
    };
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 6 }), name, (names, title) => {
        const code = chartCode(
          chart,
          renamed(
            id,
            names.map((one, at) => `${one}${at}`),
            title,
          ),
        );
        for (const language of ['r', 'python'] as const)
          expect([...wordsOf(code[language])].filter((word) => !isNumber(word) && !words[language].has(word))).toEqual(
            [],
          );
      }),
      { numRuns: 60 },
    );
  });
});
