import { firstOf, recordOf, type RawRecord, type ReadRecord } from './record.ts';

type Form = { readonly tag: RegExp; readonly begins: string; readonly ends?: string };

const ris: Form = { tag: /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/, begins: 'TY', ends: 'ER' };
const nbib: Form = { tag: /^([A-Z]{2,4}) *- (.*)$/, begins: 'PMID' };

/** Records of lines `TAG - value`; a line without a tag goes on with the value before. */
function rawRecords(text: string, { begins, ends, tag }: Form): RawRecord[] {
  const records: { line: number; fields: Map<string, string[]> }[] = [];
  let current: (typeof records)[number] | undefined;
  let values: string[] | undefined;
  text.split(/\r\n|\n|\r/).forEach((line, at) => {
    const [, name, value = ''] = tag.exec(line) ?? [];
    if (name === undefined) {
      if (values && line.trim()) values[values.length - 1] += ` ${line.trim()}`;
      return;
    }
    if (name === begins) {
      current = { line: at + 1, fields: new Map() };
      records.push(current);
    }
    if (!current) return;
    if (name === ends) {
      current = undefined;
      values = undefined;
      return;
    }
    values = current.fields.get(name) ?? [];
    values.push(value.trim());
    current.fields.set(name, values);
  });
  return records;
}

/** RIS, as EndNote, Zotero, CNKI and Web of Science export it. */
export const risRecords = (text: string): ReadRecord[] =>
  rawRecords(text, ris).map((raw) =>
    recordOf({
      line: raw.line,
      title: firstOf(raw, 'TI T1 CT').join(' '),
      authors: firstOf(raw, 'AU A1 A2'),
      year: firstOf(raw, 'PY Y1 DA')[0] ?? '',
      journal: firstOf(raw, 'JO JF T2 JA J2')[0] ?? '',
      abstract: firstOf(raw, 'AB N2').join(' '),
      doi: firstOf(raw, 'DO DI L3').join(' ') || (firstOf(raw, 'UR').find((url) => url.includes('doi.org')) ?? ''),
      pmid: firstOf(raw, 'AN C6').find((id) => /^\d{6,9}$/.test(id)) ?? '',
      keywords: firstOf(raw, 'KW').flatMap((words) => words.split(/[;；]/)),
    }),
  );

/** NBIB, the MEDLINE form of PubMed. */
export const nbibRecords = (text: string): ReadRecord[] =>
  rawRecords(text, nbib).map((raw) =>
    recordOf({
      line: raw.line,
      title: firstOf(raw, 'TI').join(' '),
      authors: firstOf(raw, 'FAU AU'),
      year: firstOf(raw, 'DP')[0] ?? '',
      journal: firstOf(raw, 'JT TA')[0] ?? '',
      abstract: firstOf(raw, 'AB').join(' '),
      doi: [...firstOf(raw, 'LID'), ...firstOf(raw, 'AID')].find((id) => /\[doi\]/.test(id)) ?? '',
      pmid: firstOf(raw, 'PMID')[0] ?? '',
      keywords: [...firstOf(raw, 'OT'), ...firstOf(raw, 'MH').map((term) => term.split('/')[0]!)],
    }),
  );
