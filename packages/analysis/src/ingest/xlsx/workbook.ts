import type { Archive } from './archive.ts';
import { isDateFormat } from './dates.ts';
import { readXml } from './readXml.ts';

export type SheetEntry = { readonly name: string; readonly path: string; readonly hidden: boolean };

export type Workbook = {
  readonly sheets: readonly SheetEntry[];
  /** Days count from 1904, as old Excel for Mac wrote. */
  readonly from1904: boolean;
  readonly strings: readonly string[];
  /** By style index: the cell shows a date. */
  readonly dateStyles: readonly boolean[];
};

/** Reads what all sheets share: their names, the shared strings and which styles are dates. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const targets = new Map<string, string>();
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open: (name, attributes) => {
      if (name === 'Relationship') targets.set(attributes['Id'] ?? '', partPath(attributes['Target'] ?? ''));
    },
  });
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  await readXml(archive.read('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      const path = name === 'sheet' ? targets.get(relationId(attributes)) : undefined;
      if (path && archive.has(path)) {
        const hidden = ['hidden', 'veryHidden'].includes(attributes['state'] ?? '');
        sheets.push({ name: attributes['name'] ?? '', path, hidden });
      }
    },
  });
  return { sheets, from1904, strings: await readStrings(archive), dateStyles: await readDateStyles(archive) };
}

function relationId(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

function partPath(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

async function readStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let phonetic = false;
  await readXml(archive.read('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') phonetic = true;
      inText = name === 't' && !phonetic;
    },
    text: (text) => {
      if (inText) current += text;
    },
    close: (name) => {
      inText = false;
      if (name === 'rPh') phonetic = false;
      if (name === 'si') strings.push(current);
    },
  });
  return strings;
}

async function readDateStyles(archive: Archive): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const dateStyles: boolean[] = [];
  let inCells = false;
  await readXml(archive.read('xl/styles.xml'), {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) {
        const id = Number(attributes['numFmtId'] ?? 0);
        dateStyles.push(isDateFormat(id, formats.get(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return dateStyles;
}
