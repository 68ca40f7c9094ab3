import type { Dataset, Group, Ranges } from '../stored/nodes.ts';
import { specOfV2, specOfV3, type ArraySpec } from './arraySpec.ts';
import { chunkValues, type Values } from './chunkValues.ts';
import { broken, faults } from './problems.ts';
import type { Files } from './zipFiles.ts';

const MOST_METADATA = 4 * 1024 * 1024;
/** Unpacked values that are kept, as the next part of an array often lies in the same chunk. */
const MOST_KEPT = 8 * 1024 * 1024;
/** What a chunk costs beside its values, in values. */
const CHUNK_WEIGHT = 32;

type Json = Readonly<Record<string, unknown>>;
type Store = {
  readonly files: Files;
  readonly children: ReadonlyMap<string, ReadonlySet<string>>;
  readonly kept: Map<string, Values>;
  keptValues: number;
};

/** The root of a zarr folder, of version 2 or 3. */
export function openZarr(files: Files): Group {
  const children = new Map<string, Set<string>>();
  for (const name of files.names) {
    const [, path] = /^(?:(.*)\/)?(?:\.zgroup|\.zarray|zarr\.json)$/u.exec(name) ?? [];
    if (path === undefined) continue;
    const cut = path.lastIndexOf('/');
    const parent = path.slice(0, Math.max(0, cut));
    children.set(parent, (children.get(parent) ?? new Set()).add(path.slice(cut + 1)));
  }
  return groupAt('', { files, children, kept: new Map(), keptValues: 0 });
}

const inFolder = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Python writes numbers that JSON lacks; they are read as strings. */
function jsonAt({ files }: Store, name: string): Json | undefined {
  const bytes = files.read(name);
  if (!bytes) return undefined;
  if (bytes.length > MOST_METADATA) throw broken('元数据过大');
  const json =
    parsed(bytes.toString('utf8')) ??
    parsed(bytes.toString('utf8').replace(/(?<=[:[,]\s*)(?:NaN|-?Infinity)(?=\s*[,}\]])/gu, '"$&"'));
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw broken(`元数据“${name.slice(0, 60)}”读不出来`);
  return json as Json;
}

function groupAt(path: string, store: Store): Group {
  return {
    kind: 'group',
    faults,
    keys: () => [...(store.children.get(path) ?? [])].toSorted(),
    get: (name) => (store.children.get(path)?.has(name) ? nodeAt(inFolder(path, name), store) : undefined),
    attribute: attributesAt(path, store),
  };
}

function attributesAt(path: string, store: Store): Group['attribute'] {
  let attributes: Json | undefined;
  return (name) => {
    attributes ??=
      (jsonAt(store, inFolder(path, 'zarr.json'))?.['attributes'] as Json | undefined) ??
      jsonAt(store, inFolder(path, '.zattrs')) ??
      {};
    return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  };
}

function nodeAt(path: string, store: Store): Group | Dataset {
  const newer = jsonAt(store, inFolder(path, 'zarr.json'));
  if (newer) return newer['node_type'] === 'array' ? datasetAt(path, specOfV3(newer), store) : groupAt(path, store);
  const older = jsonAt(store, inFolder(path, '.zarray'));
  return older ? datasetAt(path, specOfV2(older), store) : groupAt(path, store);
}

const datasetAt = (path: string, spec: ArraySpec, store: Store): Dataset => ({
  kind: 'array',
  faults,
  shape: spec.shape,
  members: undefined,
  attribute: attributesAt(path, store),
  slice: (ranges) => sliceOf(path, spec, ranges, store),
});

function chunkAt(path: string, spec: ArraySpec, places: readonly number[], store: Store): Values {
  const name = inFolder(path, spec.keyOf(places));
  const found = store.kept.get(name);
  if (found) return found;
  const values = chunkValues(store.files.read(name), spec);
  const weight = values.length + CHUNK_WEIGHT;
  if (store.keptValues + weight > MOST_KEPT) {
    store.kept.clear();
    store.keptValues = 0;
  }
  store.kept.set(name, values);
  store.keptValues += weight;
  return values;
}

/** A part of a list or a matrix, row by row. */
function sliceOf(path: string, spec: ArraySpec, ranges: Ranges, store: Store): Values {
  const { chunks, columnsFirst, shape, type } = spec;
  if (shape.length === 0) return chunkAt(path, spec, [], store);
  const [rows, columns] = shape.length === 2 ? [ranges[0]!, ranges[1]!] : ([[0, 1], ranges[0]!] as const);
  const [tall, wide] = shape.length === 2 ? [chunks[0]!, chunks[1]!] : [1, chunks[0]!];
  const width = columns[1] - columns[0];
  const count = (rows[1] - rows[0]) * width;
  const out: Values = type.kind === 'number' ? new Float64Array(count) : Array.from({ length: count }, () => '');
  for (let down = Math.floor(rows[0] / tall); down * tall < rows[1]; down += 1) {
    for (let across = Math.floor(columns[0] / wide); across * wide < columns[1]; across += 1) {
      const values = chunkAt(path, spec, shape.length === 2 ? [down, across] : [across], store);
      const [top, left] = [down * tall, across * wide];
      for (let row = Math.max(top, rows[0]); row < Math.min(top + tall, rows[1]); row += 1) {
        for (let column = Math.max(left, columns[0]); column < Math.min(left + wide, columns[1]); column += 1) {
          out[(row - rows[0]) * width + column - columns[0]] =
            values[columnsFirst ? (column - left) * tall + row - top : (row - top) * wide + column - left]!;
        }
      }
    }
  }
  return out;
}
