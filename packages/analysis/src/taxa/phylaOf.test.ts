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

it('finds the phylum by name, and none where it is not known', () => {
  expect(phylaOf(['a', 'b', 'c', 'lacking'], taxonomy)).toEqual(['', 'Firmicutes', 'Euryarchaeota', '']);
  expect(phylaOf(['a'], { ...taxonomy, ranks: ['class', 'order', 'genus'] })).toEqual(['Bacteria']);
});

it('gives a taxon the first phylum known of its features', () => {
  expect(phylaOfTaxa(['', 'P', 'Q', 'P'], Int32Array.of(0, 0, 1, -1), 3)).toEqual(['P', 'Q', '']);
});
