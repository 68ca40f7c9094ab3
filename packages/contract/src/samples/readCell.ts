import type { SampleColumn } from './sampleColumn.ts';

const dateForm = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/;

/** Full-width digits and letters, and what Excel leaves around a value, are no fault of the person who typed. */
export function tidyCell({ type, id, choices }: Pick<SampleColumn, 'type' | 'id' | 'choices'>, typed: string): string {
  const text = typed.replaceAll(/[\t\r\n\u00a0\u200b\ufeff]+/g, ' ').trim();
  if (id === 'name' || type === 'number')
    return text
      .normalize('NFKC')
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .trim();
  if (type === 'date') {
    const [, year, month, day] = dateForm.exec(text.normalize('NFKC')) ?? [];
    return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
  }
  if (type === 'choice') return choices?.find((choice) => plain(choice) === plain(text)) ?? text;
  return text;
}

/** How two spellings of one choice are found to be the same: `-80℃`, `- 80 °C`; `ul`, `µL`. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_]/g, '')
    .replaceAll(/°c|度/g, '℃')
    .replaceAll('℃', 'c')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/^(u|μ|µ)(?=[lg])/g, 'u');
