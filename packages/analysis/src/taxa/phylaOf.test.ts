import { expect, it } from 'vitest';
import type { Taxonomy } from '../model/index.ts';
import { phylaOf, phylaOfTaxa } from './index.ts';

const taxonomy: Taxonomy = {
  features: ['b', 'a', 'c'],
  ranks: ['domain', 'Phylum', 'genus'],
  values: [
    ['Bacteria', 'Bacteria', 'Archaea'],
    ['Firmicutes', '', 'Euryarchaeota'],
    ['X', 'Y', 'Z'],
  ],
};

it('finds the phylum by name, and none where it is unknown', () => {
  expect(phylaOf(['a', 'b', 'c', 'lacking'], taxonomy)).toEqual(['', 'Firmicutes', 'Euryarchaeota', '']);
  expect(phylaOf(['a'], { ...taxonomy, ranks: ['class', 'order', 'genus'] })).toEqual(['Bacteria']);
});

it('a taxon has the first known phylum of its features', () => {
  expect(phylaOfTaxa(['', 'P', 'Q', 'P'], Int32Array.of(0, 0, 1, -1), 3)).toEqual(['P', 'Q', '']);
});
