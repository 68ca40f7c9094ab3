import { simulateTransform, type DemoProject } from '@panome/analysis/flows-demo';
import { randomFrom } from '../../src/testing/requestsOf.ts';

const [genes, each] = [30_000, 8];
/** Terms and interactions that mean nothing, as many as the annotation of a mammal has. */
const [moreTerms, moreEdges] = [12_000, 200_000];

/** A transcriptome as large as customers have: 30,000 genes × 24 samples, with the annotation of a whole genome. */
export function realSize(): DemoProject {
  const project = simulateTransform(20_261_701, { genes, each });
  const random = randomFrom(5);
  const gene = () => `GENE${String(1 + Math.floor(random() * genes)).padStart(5, '0')}`;
  const further: Readonly<Record<string, () => string[]>> = {
    go: () =>
      Array.from({ length: moreTerms }, (_, term) => {
        const names = Array.from({ length: 10 + Math.floor(random() * 50) }, gene);
        return [...new Set(names)].map((name) => `X${term},模拟条目 ${term},${name}`);
      }).flat(),
    edges: () => Array.from({ length: moreEdges }, () => `${gene()},${gene()},${Math.floor(random() * 1_000)}`),
  };
  return {
    ...project,
    files: project.files.map((file) => {
      const more = further[file.role]?.() ?? [];
      return more.length === 0 ? file : { ...file, text: `${file.text.trimEnd()}\n${more.join('\n')}\n` };
    }),
  };
}
