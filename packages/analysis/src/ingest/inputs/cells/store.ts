import type { CellCounts } from '../../../model/index.ts';
import { isHdf5, readHdf5Counts } from '../../hdf5/readHdf5.ts';
import { failure } from '../../formats.ts';
import type { PartCounts } from '../../parts/content.ts';
import { countsOf } from '../../parts/answer.ts';
import { isRds } from '../../rds/isRds.ts';
import { rdsParts } from '../../rds/rdsParts.ts';
import { zarrParts } from '../../zarr/zarrParts.ts';
import { unpacked, unpackedHead } from '../../unpacked.ts';
import type { IngestSource } from '../../openedTable.ts';
import type { ProblemList } from '../../problems/index.ts';
import type { OpenedAs } from '../reader.ts';
import { keptRows } from './folder.ts';
import { checkCellNames, uniqueGenes } from './names.ts';

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Counts = PartCounts & { readonly format: 'hdf5' | 'rds' | 'zarr' };

/**
 * The counts in a file of several matrices: HDF5 or an R object, packed or not, or a zipped folder of zarr; `undefined`
 * for another file.
 */
async function countsIn({ bytes, sheet }: IngestSource): Promise<Counts | undefined> {
  const file = bufferOf(bytes);
  const zarr = await zarrParts(file);
  if (zarr) return { format: 'zarr', ...countsOf(zarr, sheet) };
  const head = unpackedHead(file);
  if (isRds(head)) return { format: 'rds', ...countsOf(rdsParts(unpacked(file)), sheet) };
  return isHdf5(head) ? { format: 'hdf5', ...(await readHdf5Counts(unpacked(file), sheet)) } : undefined;
}

/**
 * The counts of a file of single cells; the matrices in it are its sheets. `undefined` when it is no such file.
 *
 * @throws {InputError} When it is damaged, too large, or holds no counts.
 */
export async function readCellStore(
  source: IngestSource,
  problems: ProblemList,
): Promise<{ readonly value: CellCounts; readonly opened: OpenedAs } | undefined> {
  const counts = await countsIn(source);
  if (!counts) return undefined;
  const { cells, format, genes, remarks, sheet, sheets, ...found } = counts;
  if (genes.length === 0)
    throw failure({ code: 'no-features', what: '矩阵里没有基因', remedy: '请检查导出是否完整，再重新上传' });
  if (cells.length === 0)
    throw failure({ code: 'no-samples', what: '矩阵里没有细胞', remedy: '请检查筛选条件，再重新导出' });
  problems.addAll(remarks);
  checkCellNames(cells, (cell) => ({ row: cell + 1, column: 1 }), problems);
  const kept = keptRows(genes, problems);
  return {
    value: { genes: uniqueGenes(kept.names, problems), cells, ...withoutOthers(found, kept.position) },
    opened: {
      format,
      encoding: null,
      encodingGuessed: false,
      delimiter: null,
      sheets: sheets.map((name) => ({ name, hidden: false })),
      sheet,
      sheetGuessed: false,
    },
  };
}

/** The entries of the kept genes, without explicit zeros. */
function withoutOthers(
  { rows, starts, values }: Pick<CellCounts, 'rows' | 'starts' | 'values'>,
  position: Int32Array,
): Pick<CellCounts, 'rows' | 'starts' | 'values'> {
  const bounds = new Int32Array(starts.length);
  let kept = 0;
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) {
      const row = position[rows[at]!]!;
      if (row < 0 || values[at] === 0) continue;
      rows[kept] = row;
      values[kept] = values[at]!;
      kept += 1;
    }
    bounds[cell + 1] = kept;
  }
  return { starts: bounds, rows: rows.subarray(0, kept), values: values.subarray(0, kept) };
}
