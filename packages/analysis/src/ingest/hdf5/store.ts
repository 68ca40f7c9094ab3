import { Dataset as StoredDataset, File, Group as StoredGroup, ready } from 'h5wasm';
import type { Dataset, Group } from '../stored/nodes.ts';
import { faults } from './problems.ts';
import { readFrom, sliceOf } from './slice.ts';

const NAME = '/file.h5';

/**
 * Opens an HDF5 file in the memory of the library, which sees only this file: external links lead nowhere. A read that
 * fails is thrown; otherwise the library would return whatever its memory holds.
 *
 * @throws {InputError} When it is damaged.
 */
export async function openStore(bytes: Uint8Array): Promise<Group> {
  const library = await ready;
  library.activate_throwing_error_handler();
  // Not copied, as a large file would need its size again.
  const asItIs = { flags: 'w', canOwn: true };
  library.FS.writeFile(NAME, bytes, asItIs);
  watch(library.FS as unknown as FileSystem, bytes);
  return groupOf(new File(NAME, 'r'));
}

type Read = (stream: unknown, buffer: unknown, offset: number, length: number, position: number) => number;
type FileSystem = { readonly lookupPath: (name: string) => { readonly node: { stream_ops: { readonly read: Read } } } };

/** Records the place of the last read. */
function watch(files: FileSystem, bytes: Uint8Array): void {
  const { node } = files.lookupPath(NAME);
  const operations = node.stream_ops;
  let last = { at: 0, length: 0 };
  node.stream_ops = {
    ...operations,
    read: (stream, buffer, offset, length, position) => {
      last = { at: position, length };
      return operations.read(stream, buffer, offset, length, position);
    },
  };
  readFrom({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), last: () => last });
}

type Attributes = { readonly attrs: StoredGroup['attrs'] };
const attributeOf = ({ attrs }: Attributes, name: string): unknown => attrs[name]?.value;

const groupOf = (group: StoredGroup): Group => ({
  kind: 'group',
  faults,
  keys: () => group.keys(),
  get: (name) => {
    const found: unknown = group.get(name);
    if (found instanceof StoredGroup) return groupOf(found);
    return found instanceof StoredDataset ? datasetOf(found) : undefined;
  },
  attribute: (name) => attributeOf(group, name),
});

const datasetOf = (data: StoredDataset): Dataset => ({
  kind: 'array',
  faults,
  shape: data.shape ?? [],
  members: (
    data.metadata as { readonly compound_type?: { readonly members: readonly { readonly name: string }[] } }
  ).compound_type?.members.map(({ name }) => name),
  attribute: (name) => attributeOf(data, name),
  slice: (ranges) => sliceOf(data, ranges),
});
