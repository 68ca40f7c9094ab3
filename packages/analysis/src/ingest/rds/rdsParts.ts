import { maximum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import { LIMITS } from '../limits.ts';
import { joined } from '../parts/joined.ts';
import type { FileParts, Words } from '../parts/content.ts';
import { classesOf, isOf, itemsByName } from './classes.ts';
import { columnOf } from './columns.ts';
import { containerParts, distanceParts } from './containers.ts';
import { frameTable, isFrame } from './frames.ts';
import { isNumericMatrix, isTextMatrix, namedMatrix, textTable } from './matrices.ts';
import { attribute, listOf, textsOf, vectorOf, type RNode } from './nodes.ts';
import { createParts } from './partsBuilder.ts';
import { broken, notATable, tooLarge } from './problems.ts';
import { readStream } from './readStream.ts';

const SAVED = ['RDX2\n', 'RDX3\n'];

/**
 * The tables and matrices in a file of `saveRDS()` (`.rds`) or `save()` (`.RData`).
 *
 * @throws {InputError} When it is damaged, or holds none, by the name of its class.
 */
export function rdsParts(bytes: Buffer): FileParts {
  if (bytes.length > LIMITS.archiveBytes) throw tooLarge('文件超过 512 MB');
  const saved = SAVED.includes(bytes.toString('latin1', 0, 5));
  const root = readStream(bytes, saved ? 5 : 0);
  if (!saved) return partsOf(root, 2) ?? refused(root);
  const objects = [...itemsByName(root)];
  if (objects.length === 0) throw broken('里面没有对象');
  const usable = usableOf(objects, 2);
  return usable.length > 0 ? joined(usable) : refused(objects[0]![1]);
}

function refused(node: RNode): never {
  throw notATable(classesOf(node)[0]!);
}

function usableOf(objects: readonly (readonly [string, RNode])[], deep: number): (readonly [string, FileParts])[] {
  const faults: unknown[] = [];
  const usable = objects.flatMap(([name, node]) => {
    try {
      const parts = partsOf(node, deep);
      return parts ? [[name, parts] as const] : [];
    } catch (error) {
      // When one of several objects cannot be read, the others still are.
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
      return [];
    }
  });
  if (usable.length === 0 && faults.length > 0) throw faults[0];
  return usable;
}

/** @param deep - How far lists of tables may be in lists. */
function partsOf(node: RNode, deep: number): FileParts | undefined {
  const known = containerParts(node);
  if (known) return known;
  const parts = createParts();
  const vector = vectorOf(node);
  const list = listOf(node);
  if (isFrame(node)) parts.table('data', () => frameTable(node));
  else if (isNumericMatrix(node)) parts.matrix('matrix', () => namedMatrix(node));
  else if (vector && isTextMatrix(vector)) parts.table('matrix', () => textTable(vector));
  else if (isOf(node, 'dist')) return distanceParts(node);
  else if (list) return deep > 0 ? ofList(list, deep) : undefined;
  else if (vector) return ofVector(vector);
  return parts.done();
}

function ofList(node: Extract<RNode, { kind: 'list' }>, deep: number): FileParts | undefined {
  // An object with a class is not a plain list, although it is stored as one.
  const own = textsOf(attribute(node, 'class'));
  if (own && own.length > 0 && !own.includes('list')) return undefined;
  const lists = listsOf(node);
  if (lists) return lists;
  const names = textsOf(attribute(node, 'names')) ?? [];
  const objects = node.items.map((item, at) => [names[at] || `表 ${at + 1}`, item] as const);
  const usable = usableOf(
    objects.filter(([, item]) => item.kind !== 'vector' || attribute(item, 'dim') !== undefined),
    deep - 1,
  );
  return usable.length > 0 ? joined(usable) : undefined;
}

/** Lists of names, such as markers by cluster: a column each, shorter ones filled with nothing. */
function listsOf(node: Extract<RNode, { kind: 'list' }>): FileParts | undefined {
  const items = [...itemsByName(node)];
  const columns = items.flatMap(([, item]) =>
    item.kind === 'vector' && !attribute(item, 'dim') ? [columnOf(item)] : [],
  );
  if (
    items.length === 0 ||
    items.length !== node.items.length ||
    columns.length !== items.length ||
    items.some(([, item]) => vectorOf(item)?.mode !== 'string')
  )
    return undefined;
  const length = maximum(columns.map((column) => column?.length ?? 0));
  const filled = columns.map((column): Words => ({
    length,
    at: (row) => (row < (column?.length ?? 0) ? column?.at(row) : undefined),
  }));
  const parts = createParts();
  parts.table('list', () => ({ header: items.map(([name]) => name), columns: filled }));
  return parts.done();
}

/** A vector: its names and its values, as a ranked list or groups; without names a list of words. */
function ofVector(node: RNode): FileParts | undefined {
  const [column, sides] = [columnOf(node), vectorOf(attribute(node, 'dim'))];
  const dimnames = attribute(node, 'dimnames');
  const vector = vectorOf(node);
  const names =
    textsOf(attribute(node, 'names')) ??
    (sides?.length === 1 && dimnames?.kind === 'list' ? textsOf(dimnames.items[0]) : undefined);
  const values = column ?? (sides?.length === 1 && vector ? columnOf({ ...vector, attributes: new Map() }) : undefined);
  if (!values || values.length === 0 || (!names && vector?.mode !== 'string' && !isOf(node, 'factor')))
    return undefined;
  if (names && names.length !== values.length) throw broken('名称的个数与值的个数不一样');
  const parts = createParts();
  parts.table('vector', () =>
    names ? { header: ['id', 'value'], columns: [names, values] } : { header: ['id'], columns: [values] },
  );
  return parts.done();
}
