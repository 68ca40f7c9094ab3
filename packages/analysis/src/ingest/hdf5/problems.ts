import { failure } from '../formats.ts';
import type { Faults } from '../parts/content.ts';

const AGAIN = '请重新导出该文件；也可以导出为 MTX 文件夹（打包成 zip）或 CSV 后再上传';

export const broken = (why: string) =>
  failure({ code: 'broken-hdf5', what: `HDF5 文件不完整或已损坏：${why}`, remedy: AGAIN });
export const tooLarge = (what: string) =>
  failure({
    code: 'table-too-large',
    what: `HDF5 文件中的数据太大：${what}`,
    remedy: '请先筛选需要的细胞和基因（或特征和样本），再上传',
  });
export const faults: Faults = { broken, tooLarge };

/** Whether a read failed because the library lacks the compression filter. */
export const lacksFilter = (message: string): boolean => /required filter .* is not registered/u.test(message);

export const unknownPacking = (name: string) =>
  failure({
    code: 'hdf5-filter',
    what: `HDF5 文件用 ${name || '特殊方式'} 压缩，不能解开`,
    remedy: '请改用 gzip 压缩后重新保存，如 adata.write_h5ad("新文件.h5ad", compression="gzip")',
  });

/** Our message for an error of the library. */
export function explained(message: string): Error {
  if (lacksFilter(message)) return unknownPacking(/required filter '([^']*)'/u.exec(message)?.[1] ?? '');
  if (/external|EFL/u.test(message)) return broken('一部分数据在另一个文件里');
  if (/float16/iu.test(message))
    return failure({
      code: 'hdf5-half',
      what: 'HDF5 文件中的数值是半精度浮点数（float16），不能直接读取',
      remedy: '请转换为 float32 后重新保存，再上传',
    });
  if (/memory|alloc/iu.test(message)) return tooLarge('读取它需要的内存超出上限');
  return broken('有一部分读不出来，文件可能没有传完');
}
