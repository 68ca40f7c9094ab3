import type { FactId } from '../headings/index.ts';

type Named = {
  readonly id: string;
  /** Chinese, what the value is. */
  readonly label: string;
};

/** One thing that a run found or was told, by its kind: a reader needs to parse nothing. */
export type Fact = Named &
  (
    | { readonly kind: 'count'; readonly value: number }
    | { readonly kind: 'number'; readonly value: number; readonly unit?: string }
    /** 0…1, or beyond for what can be negative, such as an R². */
    | { readonly kind: 'share'; readonly value: number }
    | { readonly kind: 'p'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
  );

/** What came out, in one Chinese sentence without a full stop, and the condition under which it holds. */
export type Finding = { readonly headline: string; readonly condition?: string };

/** What a result begins with, the same on pages, in reports and on the command line. */
export type Findings = Finding & {
  /** What the sentences say, in their order; empty when the method could only lend its first message. */
  readonly facts: readonly Fact[];
};

/**
 * The facts and options of a run in the words of a sentence; what is said is remembered as a typed fact. Each throws
 * for what is not there: results of older versions know less.
 */
export type Said = {
  /** A number as it is, for comparisons; it is not said. */
  readonly value: (fact: string) => number;
  readonly has: (fact: string) => boolean;
  /** A choice of the run, for comparisons; it is not said. */
  readonly option: (id: string) => unknown;
  readonly text: (fact: FactId) => string;
  /** `1,058` */
  readonly count: (fact: FactId) => string;
  /** `0.479`, three significant digits. */
  readonly number: (fact: FactId) => string;
  /** `22.6%` */
  readonly share: (fact: FactId) => string;
  /** `P = 0.023`, `P < 0.001` */
  readonly p: (fact?: FactId) => string;
  /** A number of the run's options, said as a fact of the id `option_<id>`. */
  readonly set: (id: string, label: string, unit?: string) => number;
};

/** The sentence of a method. */
export type Sentence = (said: Said) => string | Finding;
