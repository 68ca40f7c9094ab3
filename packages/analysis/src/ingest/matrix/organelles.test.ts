import { expect, it } from 'vitest';
import { lines } from '../testing/lines.ts';
import { readAsMatrix } from '../testing/read.ts';

const counts = (row: number) => [row + 3, 5 * row, 17 + row, 2];
const otus = lines(
  ['#OTU ID', 'A1', 'A2', 'B1', 'B2', 'taxonomy'],
  ['OTU_1', ...counts(1), 'k__Bacteria; p__Firmicutes; c__Bacilli'],
  ['OTU_2', ...counts(2), 'k__Bacteria; p__Cyanobacteria; c__Chloroplast; o__Streptophyta'],
  ['OTU_3', ...counts(3), 'k__Bacteria; p__Proteobacteria; o__Rickettsiales; f__Mitochondria'],
  ['OTU_4', ...counts(4), 'k__Bacteria; p__Bacteroidetes; c__Bacteroidia'],
);

it('says how many features of a 16S table are organelles, and leaves them out only when asked to', async () => {
  const asked = await readAsMatrix(otus);
  expect(asked.matrix.ids).toHaveLength(4);
  expect(asked.offers).toMatchObject([{ code: 'offer-organelles', count: 2, repair: { id: 'organelles' } }]);
  const dropped = await readAsMatrix(otus, { repairs: { organelles: 'drop' } });
  expect(dropped.matrix.ids).toEqual(['OTU_1', 'OTU_4']);
  expect(dropped.effects).toMatchObject([{ repair: 'organelles', count: 2 }]);
});

it('takes one column for each rank as well, and no protein of a mitochondrion', async () => {
  const ranked = await readAsMatrix(
    lines(
      ['id', 'A1', 'A2', 'B1', 'B2', 'Kingdom', 'Phylum', 'Family'],
      ['ASV1', ...counts(1), 'Bacteria', 'Firmicutes', 'Bacillaceae'],
      ['ASV2', ...counts(2), 'Bacteria', 'Proteobacteria', 'Mitochondria'],
    ),
  );
  expect(ranked.offers).toMatchObject([{ code: 'offer-organelles', count: 1 }]);
  const proteins = await readAsMatrix(
    lines(
      ['protein', 'A1', 'A2', 'B1', 'B2', 'location'],
      ['P1', ...counts(1), 'Mitochondria'],
      ['P2', ...counts(2), 'Nucleus'],
    ),
  );
  expect(proteins.offers).toEqual([]);
});
