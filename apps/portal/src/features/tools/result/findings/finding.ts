import { formatNumber } from '../../../../shared/format/format.ts';
import type { ResultDocument } from '../resultTypes.ts';

/** What came out, in one sentence without a full stop, and the condition under which it holds. */
export type Finding = { readonly headline: string; readonly condition?: string };
/** The sentence of one method, from what a run found. */
type Sentence = (said: Said) => string | Finding;
export type Findings = Readonly<Record<string, Sentence>>;

/** A fact that this result does not have, or that is no number. */
export class Unsaid extends Error {}

/**
 * The facts and options of a run in the words of a sentence. Each throws `Unsaid` for what is not there: results of
 * older versions know less.
 */
export class Said {
  readonly #facts: ResultDocument['facts'];
  readonly #options: ResultDocument['options'];
  constructor({ facts, options }: Pick<ResultDocument, 'facts' | 'options'>) {
    this.#facts = facts;
    this.#options = options;
  }
  /** A number as it is, for comparisons. */
  value(fact: string): number {
    const value = this.#facts[fact];
    if (value === undefined || value === '' || !Number.isFinite(Number(value))) throw new Unsaid(fact);
    return Number(value);
  }
  text(fact: string): string {
    const value = this.#facts[fact];
    if (value === undefined || value === '') throw new Unsaid(fact);
    return String(value);
  }
  has = (fact: string): boolean => this.#facts[fact] !== undefined && this.#facts[fact] !== '';
  option = (id: string): unknown => this.#options[id];
  /** `1,058` */
  count = (fact: string): string => formatNumber(this.value(fact), 'integer');
  /**
   * `0.479`, three significant digits; a minus sign, where a cell of a table keeps the hyphen that a spreadsheet reads.
   */
  number = (fact: string): string => formatNumber(this.value(fact)).replace('-', '−');
  /** `22.6%` */
  share = (fact: string): string => `${(100 * this.value(fact)).toFixed(1)}%`.replace('-', '−');
  /** `P = 0.023`, `P < 0.001` */
  p(fact = 'p'): string {
    const value = this.value(fact);
    return value < 0.001 ? 'P < 0.001' : `P = ${Number(value.toPrecision(2))}`;
  }
}

/** `校正后 P < 0.05 且 |log2FC| ≥ 1` of the thresholds of a comparison. */
export const thresholds = (said: Said): string => {
  const fc = Number(said.option('fc'));
  return `${said.option('p_column') === 'p' ? 'P' : '校正后 P'} < ${String(said.option('p'))}${fc > 1 ? ` 且 |log2FC| ≥ ${formatNumber(Math.log2(fc))}` : ''}`;
};
