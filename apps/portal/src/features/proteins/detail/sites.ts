import type { ResponseOf } from '@panome/contract/client';
import { shortNumber } from './groupValues.ts';
import { changeText, detailText as text } from './detail.text.ts';

/** A modified residue of the protein in one of the reader's tables. */
export type Site = ResponseOf<'proteinQuantification'>['sites'][number];

/** What the track draws at one place: tables that say the same are one. */
export type Lollipop = {
  readonly position: number;
  readonly change: Site['change'];
  /** What it says to whoever points at it. */
  readonly words: string;
};

export const siteName = ({ position, residue }: Pick<Site, 'position' | 'residue'>): string => `${residue}${position}`;

const wordsOf = (sites: readonly Site[]): string => {
  const [first] = sites;
  const known = sites.filter(({ log2fc }) => log2fc !== null);
  const most = known.toSorted((one, other) => Math.abs(other.log2fc!) - Math.abs(one.log2fc!))[0];
  return [
    `${siteName(first!)} ${changeText[first!.change]}`,
    most ? text.siteFold(shortNumber(most.log2fc)) : '',
    sites.length > 1 ? text.siteTables(sites.length) : first!.table,
  ]
    .filter(Boolean)
    .join('，');
};

/** Sites by place and change, in the order of the sequence; those that do not fit the sequence are not drawn. */
export function lollipopsOf(sites: readonly Site[]): Lollipop[] {
  const fitting = sites.filter(({ fits }) => fits === 'yes');
  return [...Map.groupBy(fitting, ({ change, position }) => `${position} ${change}`).values()]
    .map((same) => ({ position: same[0]!.position, change: same[0]!.change, words: wordsOf(same) }))
    .toSorted((one, other) => one.position - other.position);
}

/** What the sequence says of a site. */
export function fitWords({ fits, found }: Pick<Site, 'fits' | 'found'>): string {
  if (fits === 'yes') return text.siteFits;
  if (fits === 'isoform') return text.siteIsoform;
  return fits === 'length' ? text.siteBeyond : text.siteOther(found);
}
