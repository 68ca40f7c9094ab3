import type { Groups } from '../model/index.ts';

export type GroupGuess = {
  readonly groups: Groups;
  /** Samples whose name gave no group; they form groups of their own, named after themselves. */
  readonly unsure: readonly string[];
};

const QC = /(^|[^a-z])(qc|pool(ed)?)(?![a-z])|质控/i;
const BLANK = /(^|[^a-z])(blank|blk)(?![a-z])|空白/i;
const REPLICATE = /[\s._-]*(?:(?:rep|replicate|r|重复)[\s._-]*)?\d+$/iu;

/**
 * Groups guessed from sample names: the name without its replicate number (`CK-1`, `CK-2`, `T1_1`), QC and blank
 * samples apart. Levels stand in the order of first appearance. A guess: show it for the user to correct.
 */
export function guessGroups(sampleNames: readonly string[]): GroupGuess {
  const group = sampleNames.map(stemOf);
  const size = new Map<string, number>();
  for (const level of group) size.set(level, (size.get(level) ?? 0) + 1);
  const unsure = sampleNames.filter((_, index) => size.get(group[index]!) === 1 && !isSpecial(group[index]!));
  return {
    groups: { samples: sampleNames, group, levels: [...new Set(group)], colors: {}, factors: [] },
    unsure,
  };
}

function stemOf(name: string): string {
  const plain = name.normalize('NFKC').trim();
  if (QC.test(plain)) return 'QC';
  if (BLANK.test(plain)) return 'Blank';
  const stem = plain.replace(REPLICATE, '');
  if (stem !== '' && stem !== plain) return stem;
  const lettered = /^(.*?)[\s._-]+[A-Za-z]$/u.exec(plain);
  return lettered?.[1] || plain;
}

function isSpecial(level: string): boolean {
  return level === 'QC' || level === 'Blank';
}
