import { omicsFamilies } from '../omicsFamilies.ts';
import type { TrueChange } from '../../examples/example.ts';

/** The families that have a simulated project. */
export const demoFamilies = omicsFamilies;
export type DemoFamily = (typeof demoFamilies)[number];

/** A delivered table. */
export type DemoFile = {
  /** Its name in the folder of tables. */
  readonly path: string;
  readonly title: string;
  /** Which role of the family's flow it plays; `''`: none. */
  readonly role: string;
  readonly text: string;
  /** Of a table of numbers: whether they are log2 values. */
  readonly logged?: boolean;
  /** What names its rows, in a word: 基因, ASV. */
  readonly ids?: string;
};

/** A sample with its group and the other columns of the scheme: `batch` always, `order` of an injection. */
export type DemoSample = {
  readonly name: string;
  readonly group: string;
  readonly factors: Readonly<Record<string, string>>;
};

export type DemoContrast = { readonly test: string; readonly reference: string };

/** What was put into the data, so that a test can say whether an analysis finds it. */
export type DemoTruths = {
  /** Features of the file of a role, with log2 of their level over the first group. */
  readonly changes: readonly (TrueChange & { readonly role: string })[];
  /** Sets of the file of a role whose members were made to go one way in a contrast. */
  readonly sets: readonly {
    readonly role: string;
    readonly id: string;
    readonly name: string;
    readonly contrast: DemoContrast;
    readonly direction: 'up' | 'down';
  }[];
  /** Features of the file of a role that the batches move, with log2 of the second batch over the first. */
  readonly batch: readonly { readonly role: string; readonly feature: string; readonly log2fc: number }[];
  /** Of a run with QC samples: log2 of the last injection of a batch over its first, for each feature. */
  readonly drift?: readonly { readonly role: string; readonly feature: string; readonly log2fc: number }[];
  /** The same in sentences, for the report. */
  readonly words: readonly string[];
};

/** What a simulated project is about. */
export type DemoAbout = {
  readonly family: DemoFamily;
  readonly title: string;
  /** Chinese name with the Latin one in brackets. */
  readonly species: string;
  /** What was compared, in one sentence. */
  readonly question: string;
  /** The steps of the experiment that is simulated. */
  readonly protocol: readonly string[];
};

/** A simulated project of one family: everything that a provider would deliver, and what is true of it. */
export type DemoProject = DemoAbout & {
  readonly samples: readonly DemoSample[];
  readonly contrasts: readonly DemoContrast[];
  readonly files: readonly DemoFile[];
  readonly truths: DemoTruths;
};

/** log2 of the level of each truly different feature in one contrast. */
export function changesIn(
  { changes }: Pick<DemoTruths, 'changes'>,
  role: string,
  { reference, test }: DemoContrast,
): ReadonlyMap<string, number> {
  return new Map(
    changes.flatMap((change) => {
      const log2fc = (change.log2fc[test] ?? 0) - (change.log2fc[reference] ?? 0);
      return change.role === role && log2fc !== 0 ? [[change.feature, log2fc] as const] : [];
    }),
  );
}
