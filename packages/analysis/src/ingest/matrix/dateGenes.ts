import { dayInMs } from '../dayInMs.ts';

/** A gene name that a spreadsheet turned into a date. */
export type DateGene = {
  /**
   * The name today (HGNC; Bruford et al. 2020, doi:10.1038/s41588-020-0669-3), `undefined` for a date no gene was
   * called.
   */
  readonly name: string | undefined;
  /** March 1 and 2 were MARCH1/MARCH2 or MARC1/MARC2: the name in the second case. */
  readonly otherwise?: string;
};

const MONTHS: Readonly<Record<string, number>> = {
  mar: 3,
  march: 3,
  sep: 9,
  sept: 9,
  september: 9,
  dec: 12,
  december: 12,
};
const OTHER_MONTHS = /^(jan|feb|apr|may|jun|jul|aug|oct|nov)[a-z]*$/;

/** Reads `1-Mar`, `Mar-01`, `3月1日`, `2023/3/1`, `2023-03-01`; `undefined` when the text is no date. */
export function readDateGene(text: string): DateGene | undefined {
  const value = text.trim();
  const dayFirst = /^(\d{1,2})[-/ ]([A-Za-z]{3,9})(?:[-/ ]\d{2,4})?$/.exec(value);
  if (dayFirst) return fromWord(dayFirst[2]!, Number(dayFirst[1]));
  const monthFirst = /^([A-Za-z]{3,9})[-/ ](\d{1,2})(?:[-/ ]\d{2,4})?$/.exec(value);
  if (monthFirst) return fromWord(monthFirst[1]!, Number(monthFirst[2]));
  const chinese = /^(?:\d{4}年)?(\d{1,2})月(\d{1,2})日$/.exec(value);
  if (chinese) return fromMonth(Number(chinese[1]), Number(chinese[2]));
  const iso = /^(?:19|20)\d{2}[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00)?)?$/.exec(value);
  if (iso) return fromMonth(Number(iso[1]), Number(iso[2]));
  return undefined;
}

/** Reads an Excel date serial such as 44256 (2021-03-01); only for a column whose other ids are words. */
export function readSerialGene(text: string): DateGene | undefined {
  if (!/^\d{5}$/.test(text)) return undefined;
  const serial = Number(text);
  if (serial < 36_526 || serial > 55_000) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30) + serial * dayInMs);
  const gene = fromMonth(date.getUTCMonth() + 1, date.getUTCDate());
  return gene.name === undefined ? undefined : gene;
}

function fromWord(word: string, day: number): DateGene | undefined {
  const month = MONTHS[word.toLowerCase()];
  if (month !== undefined) return fromMonth(month, day);
  return OTHER_MONTHS.test(word.toLowerCase()) && day >= 1 && day <= 31 ? { name: undefined } : undefined;
}

/** MARCHF1–11, SEPTIN1–14 (SEPT13 was a pseudogene) and DELEC1. */
function fromMonth(month: number, day: number): DateGene {
  if (month === 3 && day <= 2) return { name: `MARCHF${day}`, otherwise: `MTARC${day}` };
  if (month === 3 && day <= 11) return { name: `MARCHF${day}` };
  if (month === 9 && day <= 14) return { name: `SEPTIN${day}` };
  if (month === 12 && day === 1) return { name: 'DELEC1' };
  return { name: undefined };
}
