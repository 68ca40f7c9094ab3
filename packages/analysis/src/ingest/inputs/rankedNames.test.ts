import { expect, it } from 'vitest';
import { sourceOf } from '../testing/read.ts';
import { readInput } from './readInput.ts';

const read = async (content: string) => (await readInput('ranked', sourceOf(content))).value;

it('keeps the ranking by every column that may name the features, as DESeq2 writes them', async () => {
  const { ids, others, scores } = await read(
    [
      '"","baseMean","stat","padj","symbol","entrez","biotype"',
      '"ENSG1",10.5,4,0.1,"TP53","7157","protein"',
      '"ENSG2",11.25,-6,0.2,"MYC","4609","protein"',
      '"ENSG3",9.125,1,0.3,NA,NA,"protein"',
      '"ENSG4",8.5,-5,0.4,"TP53","7157","protein"',
      '"ENSG5",8.75,2,0.5,"KRAS","3845","protein"',
      '',
    ].join('\n'),
  );
  expect([ids, [...scores]]).toEqual([
    ['ENSG1', 'ENSG2', 'ENSG3', 'ENSG4', 'ENSG5'],
    [4, -6, 1, -5, 2],
  ]);
  // Of a repeated name the score furthest from 0; numbers with fractions and classes name nothing.
  expect(others!.map(({ column, ids: names, scores: own }) => [column, names, [...own]])).toEqual([
    ['symbol', ['TP53', 'MYC', 'KRAS'], [-5, -6, 2]],
    ['entrez', ['7157', '4609', '3845'], [-5, -6, 2]],
  ]);
});

it('has nothing of the kind for two columns', async () => {
  expect(await read('gene,score\na,1\nb,-2\n')).not.toHaveProperty('others');
});
