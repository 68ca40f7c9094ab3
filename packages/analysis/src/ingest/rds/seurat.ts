import { bySortedCells, EntryList } from '../inputs/cells/entries.ts';
import { checkEntries, GLANCE } from '../parts/compressed.ts';
import type { FileParts, NamedMatrix, StoredMatrix } from '../parts/content.ts';
import { isOf, itemsByName } from './classes.ts';
import { frameTable, isFrame } from './frames.ts';
import { isNumericMatrix, namedMatrix, type Names } from './matrices.ts';
import { attribute, listOf, numberAt, textOf, textsOf, vectorOf, type RNode } from './nodes.ts';
import { createParts } from './partsBuilder.ts';
import { broken, faults } from './problems.ts';

/**
 * An object of Seurat 3 to 5: the cells with their groups, then the matrices of every assay, the active one or RNA
 * first.
 *
 * satijalab.github.io/seurat-object: the slots of `Assay` and, since version 5, the layers of `Assay5`.
 */
export function seuratParts(node: RNode): FileParts | undefined {
  const parts = createParts();
  const assays = itemsByName(attribute(node, 'assays'));
  const active = textOf(attribute(node, 'active.assay'));
  const order = [...new Set(['RNA', active, ...assays.keys()])].filter((name) => assays.has(name));
  for (const assay of order) {
    for (const [layer, read, stored] of layersOf(assays.get(assay)!)) {
      if (read) parts.matrix(`${assay}/${layer}`, read);
      else parts.unread(`${assay}/${layer}`, stored);
    }
  }
  const cells = attribute(node, 'meta.data');
  if (cells && isFrame(cells)) parts.table('meta.data', () => frameTable(cells, 'cell'));
  return parts.done(
    'meta.data',
    order.flatMap((assay) => [`${assay}/counts`]),
  );
}

type Layer = readonly [name: string, read: (() => NamedMatrix) | undefined, stored: RNode];

function layersOf(assay: RNode): Layer[] {
  if (attribute(assay, 'layers')) return layersOf5(assay);
  return ['counts', 'data', 'scale.data'].flatMap((name): Layer[] => {
    const stored = attribute(assay, name);
    if (!stored || isEmpty(stored)) return [];
    return [[name, isNumericMatrix(stored) ? () => namedMatrix(stored) : undefined, stored]];
  });
}

/** An unfilled slot is a matrix without rows and columns. */
const isEmpty = (node: RNode): boolean => {
  const dim = vectorOf(attribute(node, 'dim') ?? attribute(node, 'Dim'));
  return dim?.length === 2 && numberAt(dim, 0) * numberAt(dim, 1) === 0;
};

/**
 * Layers keep no names: which features and cells they have is in two tables of TRUE and FALSE. Those split by sample
 * (`counts.1`, …) are put together.
 */
function layersOf5(assay: RNode): Layer[] {
  const layers = [...itemsByName(attribute(assay, 'layers'))];
  const [features, cells] = [attribute(assay, 'features'), attribute(assay, 'cells')];
  const named = (layer: string, stored: RNode): (() => NamedMatrix) | undefined => {
    const names: Names = { rows: membersOf(features, layer), columns: membersOf(cells, layer) };
    return isNumericMatrix(stored) ? () => namedMatrix(stored, names) : undefined;
  };
  const single = layers.map(([name, stored]): Layer => [name, named(name, stored), stored]);
  const split = single.filter(([name]) => name.startsWith('counts.'));
  const whole = split.length > 1 && !layers.some(([name]) => name === 'counts') && split.every(([, read]) => read);
  if (!whole) return single;
  const allNames: Names = { rows: rowNamesOf(features), columns: rowNamesOf(cells) };
  return [
    [
      'counts',
      () =>
        together(
          split.map(([, read]) => read!()),
          allNames,
        ),
      split[0]![2],
    ],
    ...single,
  ];
}

const rowNamesOf = (map: RNode | undefined): string[] | undefined =>
  textsOf(listOf(attribute(map, 'dimnames'))?.items[0]);

/** The names whose row says TRUE in the column of a layer. */
function membersOf(map: RNode | undefined, layer: string): string[] | undefined {
  const [rows, columns] = (listOf(attribute(map, 'dimnames'))?.items ?? []).map((names) => textsOf(names));
  const column = columns?.indexOf(layer) ?? -1;
  const flags = vectorOf(map);
  if (!rows || column < 0 || !flags || !isOf(map, 'LogMap')) return undefined;
  if (flags.length !== rows.length * (columns?.length ?? 0)) throw broken('LogMap 的大小对不上');
  return rows.filter((_, row) => numberAt(flags, column * rows.length + row) === 1);
}

/** Matrices of other cells each, side by side; a feature that one of them does not have is 0 there. */
function together(layers: readonly NamedMatrix[], names: Names): NamedMatrix {
  const genes = names.rows ?? [...new Set(layers.flatMap((layer) => layer.genes.map(([id]) => id!)))];
  const cells = names.columns ?? layers.flatMap((layer) => [...layer.cells]);
  const [geneAt, cellAt] = [genes, cells].map((all) => new Map(all.map((name, at) => [name, at]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const matrix: StoredMatrix = {
    genes: genes.length,
    cells: cells.length,
    glance: () => Float64Array.from(layers.flatMap((layer) => [...layer.matrix.glance().subarray(0, GLANCE)])),
    read: () => {
      const entries = new EntryList();
      for (const layer of layers) {
        const { rows, starts, values } = layer.matrix.read();
        checkEntries(entries.length + values.length, faults);
        layer.cells.forEach((name, cell) => {
          for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1)
            entries.add(placeIn(geneAt, layer.genes[rows[at]!]![0]!), placeIn(cellAt, name), values[at]!);
        });
      }
      return bySortedCells(entries, cells.length);
    },
  };
  return { matrix, genes: genes.map((id) => [id]), cells, remarks: [] };
}

function placeIn(places: ReadonlyMap<string, number>, name: string): number {
  const at = places.get(name);
  if (at === undefined) throw broken(`“${name}”不在 features 或 cells 里`);
  return at;
}
