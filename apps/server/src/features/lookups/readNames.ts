import { readDateGene, readSerialGene } from '@panome/analysis/ingest';
import { nameKey } from '../reference/index.ts';

/** A typed name with the forms in which it is looked up, the likeliest first. */
export type ReadName = {
  readonly typed: string;
  readonly forms: readonly { readonly key: string; readonly text: string }[];
  /** It is a date: each form is a gene that it may have been. */
  readonly isDate: boolean;
  /** Why a date stands for no gene; empty otherwise. */
  readonly note: string;
};

const form = (text: string) => ({ key: nameKey(text), text });

/**
 * Reads typed names: quotes and blanks go, a version (`ENSG00000141510.17`) may go, and what a spreadsheet made a date
 * of becomes the gene again, both genes where the date stands for two. Equal names are kept once.
 */
export function readNames(names: readonly string[]): { readonly read: readonly ReadName[]; readonly repeated: number } {
  const seen = new Map<string, ReadName>();
  let given = 0;
  const words = names.filter((name) => /[A-Za-z\u4e00-\u9fff]/.test(name)).length > names.length / 2;
  for (const name of names) {
    const typed = name
      .normalize('NFKC')
      .trim()
      .replace(/^["'](.*)["']$/, '$1')
      .trim();
    if (typed === '') continue;
    given += 1;
    const key = nameKey(typed);
    if (!seen.has(key)) seen.set(key, readName(typed, words));
  }
  return { read: [...seen.values()], repeated: given - seen.size };
}

function readName(typed: string, words: boolean): ReadName {
  const date = readDateGene(typed) ?? (words ? readSerialGene(typed) : undefined);
  if (date) {
    const names = [date.name, date.otherwise].filter((name) => name !== undefined);
    return {
      typed,
      forms: names.map(form),
      isDate: true,
      note: names.length > 0 ? '' : '是日期，很可能被 Excel 改写过，但没有基因叫这个日期；请从原始文件取名称',
    };
  }
  const bare = /^(.*[A-Za-z_].*)\.\d{1,3}$/.exec(typed)?.[1];
  return { typed, forms: [form(typed), ...(bare ? [form(bare)] : [])], isDate: false, note: '' };
}
