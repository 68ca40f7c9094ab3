import { binomialUpper } from './binomial.ts';
import { kinds, residues, tally } from './residues.ts';
import type { Windows } from './residues.ts';

export type Motif = {
  readonly centre: string;
  /** One residue for each position, `.` for any. */
  readonly text: string;
  /** Sum of −log10 p over the steps. */
  readonly score: number;
  readonly foreground: number;
  readonly foregroundSize: number;
  /** With a known background, expected shares instead of counts: then `backgroundSize` is 1. */
  readonly background: number;
  readonly backgroundSize: number;
  /** The windows that have it, of those not yet explained. */
  readonly rows: readonly number[];
};

export type Search = { readonly p: number; readonly least: number };
type Background = { readonly windows: Windows } | { readonly shares: readonly number[] };

/**
 * Motifs about one central residue by the steps of Motif-X.
 *
 * The residue and position with the smallest binomial p of the windows left is fixed, and windows without it are set
 * aside, until none is below the limit in enough windows; the motif is then taken out of foreground and background, and
 * the search begins anew. Of equal p the one of more windows is taken, then the first.
 *
 * Schwartz & Gygi 2005, doi:10.1038/nbt1146
 */
export function findMotifs(windows: Windows, centre: number, background: Background, search: Search): Motif[] {
  const middle = (windows.width - 1) / 2;
  const centred = (of: Windows): number[] =>
    Array.from({ length: of.count }, (_, row) => row).filter((row) => of.codes[row * of.width + middle] === centre);
  let rows = centred(windows);
  let others = 'windows' in background ? centred(background.windows) : [];
  const found: Motif[] = [];
  while (rows.length >= search.least) {
    const motif = nextMotif(windows, rows, background, others, search, middle);
    if (!motif) break;
    const fixed = motif.fixed;
    found.push({
      centre: residues[centre]!,
      text: Array.from({ length: windows.width }, (_, place) =>
        place === middle ? residues[centre]! : fixed.has(place) ? residues[fixed.get(place)!]! : '.',
      ).join(''),
      score: motif.score,
      foreground: motif.rows.length,
      foregroundSize: rows.length,
      rows: motif.rows,
      background:
        'windows' in background
          ? motif.others.length
          : [...fixed.values()].reduce((share, code) => share * background.shares[code]!, 1),
      backgroundSize: 'windows' in background ? others.length : 1,
    });
    const gone = new Set(motif.rows);
    rows = rows.filter((row) => !gone.has(row));
    const goneOthers = new Set(motif.others);
    others = others.filter((row) => !goneOthers.has(row));
  }
  return found;
}

type Growing = {
  readonly fixed: ReadonlyMap<number, number>;
  readonly score: number;
  readonly rows: readonly number[];
  readonly others: readonly number[];
};

function nextMotif(
  windows: Windows,
  from: readonly number[],
  background: Background,
  fromOthers: readonly number[],
  { least, p: limit }: Search,
  middle: number,
): Growing | null {
  let [rows, others, score] = [from, fromOthers, 0];
  const fixed = new Map<number, number>();
  for (;;) {
    const own = tally(windows, rows);
    const expected = 'windows' in background ? tally(background.windows, others) : null;
    let best: { readonly at: number; readonly p: number; readonly count: number } | null = null;
    for (let at = 0; at < own.counts.length; at += 1) {
      const place = Math.floor(at / kinds);
      const count = own.counts[at]!;
      if (place === middle || fixed.has(place) || count < least) continue;
      const share = expected
        ? expected.counts[at]! / others.length
        : (background as { readonly shares: readonly number[] }).shares[at % kinds]!;
      // Residues that the background lacks cannot be tested against it.
      if (!(share > 0)) continue;
      const p = binomialUpper(count, rows.length, share);
      if (p < limit && (!best || p < best.p || (p === best.p && count > best.count))) best = { at, p, count };
    }
    if (!best) return fixed.size > 0 ? { fixed, score, rows, others } : null;
    const [place, code] = [Math.floor(best.at / kinds), best.at % kinds];
    fixed.set(place, code);
    score -= Math.log10(best.p);
    rows = rows.filter((row) => windows.codes[row * windows.width + place] === code);
    if ('windows' in background)
      others = others.filter((row) => background.windows.codes[row * windows.width + place] === code);
  }
}
