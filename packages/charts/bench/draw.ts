import { chartById } from '../src/index.ts';
import { renderPdf, renderSvg } from '../src/node/index.ts';
import { exampleInput, heatmapTables, resultTable } from '../src/testing/exampleInputs.ts';

const rounds = 7;
const cases = [
  { id: 'volcano', what: '20,000 points', input: exampleInput('volcano', { tables: { result: resultTable(20_000) } }) },
  {
    id: 'volcano',
    what: '200,000 points',
    input: exampleInput('volcano', { tables: { result: resultTable(200_000) } }),
  },
  { id: 'heatmap', what: '2,000 × 100', input: exampleInput('heatmap', { tables: heatmapTables(2_000, 100) }) },
  { id: 'pca-scores', what: '18 samples', input: exampleInput('pca-scores') },
];

async function median(work: () => unknown): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return `${times.toSorted((one, other) => one - other)[(rounds - 1) / 2]!.toFixed(1)} ms`;
}

for (const { id, what, input } of cases) {
  const { draw } = chartById(id)!;
  const drawing = draw(input);
  console.log(
    `${id} ${what}: draw ${await median(() => draw(input))}, SVG ${await median(() => renderSvg(drawing, input.size))}, PDF ${await median(() => renderPdf(drawing, input.size))}`,
  );
}
