import type { Message, Taxonomy } from '../model/index.ts';
import { rankIndex, rankNames, taxonomyRows, type RankId } from './taxaOf.ts';

/** Named groups of features, at one rank or at every rank. */
export type Clades = {
  /** Names from the top rank down, joined by `|`; distinct. */
  readonly paths: readonly string[];
  readonly names: readonly string[];
  /** Chinese name of the rank, or the taxonomy's own word. */
  readonly ranks: readonly string[];
  /** The features of each clade, by position, ascending. */
  readonly members: readonly (readonly number[])[];
  readonly messages: readonly Message[];
};

/**
 * Clades that features belong to; what has no name at a rank belongs to no clade of that rank.
 *
 * @throws {InputError} When the taxonomy lacks the rank or knows none of the features.
 */
export function cladesOf(features: readonly string[], taxonomy: Taxonomy, rank: RankId | 'all'): Clades {
  const { messages, rowOf } = taxonomyRows(features, taxonomy);
  const levels = rank === 'all' ? [...taxonomy.ranks.keys()] : [rankIndex(taxonomy, rank)];
  const clades: { path: string; name: string; rank: string; members: number[] }[] = [];
  const taken = new Set<string>();
  for (const level of levels) {
    const word = taxonomy.ranks[level]!;
    const label = rankNames[word.toLowerCase() as RankId] ?? word;
    const indexOf = new Map<string, number>();
    features.forEach((_, feature) => {
      const row = rowOf[feature]!;
      const name = row < 0 ? '' : taxonomy.values[level]![row]!;
      if (name === '') return;
      const words = taxonomy.values.slice(0, level + 1).map((names) => names[row]!);
      const key = words.join('|');
      const known = indexOf.get(key);
      if (known !== undefined) return void clades[known]!.members.push(feature);
      let path = words.filter((part) => part !== '').join('|');
      while (taken.has(path)) path += `（${label}）`;
      taken.add(path);
      indexOf.set(key, clades.push({ path, name, rank: label, members: [feature] }) - 1);
    });
  }
  return {
    paths: clades.map(({ path }) => path),
    names: clades.map(({ name }) => name),
    ranks: clades.map((clade) => clade.rank),
    members: clades.map(({ members }) => members),
    messages,
  };
}

/** Every feature as a clade of its own. */
export const featuresAsClades = (features: readonly string[]): Clades => ({
  paths: features,
  names: features,
  ranks: features.map(() => '特征'),
  members: features.map((_, at) => [at]),
  messages: [],
});

/** Shares of a sample times `scale`, by clade: row-major, clades × samples. `values` is samples × features. */
export function cladeShares(
  { members }: Clades,
  values: Float64Array,
  totals: Float64Array,
  scale: number,
): Float64Array {
  const samples = totals.length;
  const features = values.length / samples;
  const shares = new Float64Array(members.length * samples);
  members.forEach((own, clade) => {
    for (let sample = 0; sample < samples; sample += 1) {
      let sum = 0;
      for (const feature of own) sum += values[sample * features + feature]!;
      shares[clade * samples + sample] = (sum / totals[sample]!) * scale;
    }
  });
  return shares;
}
