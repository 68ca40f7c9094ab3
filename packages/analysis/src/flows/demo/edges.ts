import type { RandomDraws } from '../../examples/randomDraws.ts';
import type { DrawnSet } from './annotation.ts';
import { csvOf, drawPlace } from './design.ts';

/** Members of one set interact more often and with higher scores, as in STRING; some lines are there by chance. */
export function edgesTable(draws: RandomDraws, features: readonly string[], sets: readonly DrawnSet[]): string {
  const scores = new Map<string, number>();
  const line = (a: number, b: number, score: number): void => {
    if (a === b) return;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    scores.set(key, Math.max(scores.get(key) ?? 0, Math.round(score)));
  };
  for (const { members, pattern } of sets)
    for (let lines = 0; lines < members.length * (pattern ? 2 : 0.5); lines += 1)
      line(
        members[drawPlace(draws, members.length)]!,
        members[drawPlace(draws, members.length)]!,
        420 + 570 * draws.uniform(),
      );
  for (let lines = 0; lines < features.length / 4; lines += 1)
    line(drawPlace(draws, features.length), drawPlace(draws, features.length), 150 + 600 * draws.uniform());
  return csvOf(
    ['protein1', 'protein2', 'combined_score'],
    [...scores].map(([key, score]) => {
      const [a, b] = key.split(' ').map(Number);
      return [features[a!]!, features[b!]!, score];
    }),
  );
}
