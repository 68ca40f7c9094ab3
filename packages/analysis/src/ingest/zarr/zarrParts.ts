import { failure } from '../formats.ts';
import type { FileParts } from '../parts/content.ts';
import { contentOf } from '../stored/contents.ts';
import { contentsOf } from '../stored/others.ts';
import { openZarr } from './openZarr.ts';
import { zarrFiles } from './zipFiles.ts';

/**
 * What a zipped zarr folder holds; `undefined` when the file is none.
 *
 * @throws {InputError} When it breaks a limit, is damaged, or holds none of the layouts that are read.
 */
export async function zarrParts(file: Buffer): Promise<FileParts | undefined> {
  const files = await zarrFiles(file);
  if (!files) return undefined;
  const root = openZarr(files);
  const known = contentOf(root);
  if (known) return known;
  throw failure({
    code: 'format-zarr',
    what: `文件是 zarr，但不是 AnnData 或 MuData；其中有：${contentsOf(root)}`,
    remedy: '请导出为 h5ad、MTX 文件夹（打包成 zip）、CSV 或 TSV 后再上传',
  });
}
