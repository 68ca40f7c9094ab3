import type { SampleRow } from './sampleColumn.ts';
import { isBlankRow } from './checkRows.ts';

export type SampleLabel = {
  readonly name: string;
  /** What the QR code holds: `YP20261122-0003/CK-1`. */
  readonly code: string;
  readonly lines: readonly string[];
};

type Labelled = {
  readonly number: string;
  readonly rows: readonly SampleRow[];
  readonly header: { readonly species: string; readonly tissue: string };
};

/** What stands on the tubes of a form. */
export const labelsOf = ({ header, number, rows }: Labelled): SampleLabel[] =>
  rows.flatMap((row) => {
    const name = row['name'] ?? '';
    if (isBlankRow(row) || !name) return [];
    const what = [row['group'], row['species'] || header.species, row['tissue'] || header.tissue]
      .filter(Boolean)
      .join(' · ');
    return [{ name, code: `${number}/${name}`, lines: [number, what] }];
  });
