import { failure } from '../formats.ts';
import type { Faults } from '../parts/content.ts';

const AGAIN = '请重新导出后把整个文件夹压缩成 zip；也可以用 adata.write_h5ad("新文件.h5ad") 另存为 h5ad 后上传';

export const broken = (why: string) =>
  failure({ code: 'broken-zarr', what: `zarr 文件不完整或已损坏：${why}`, remedy: AGAIN });
export const tooLarge = (what: string) =>
  failure({
    code: 'table-too-large',
    what: `zarr 文件中的数据太大：${what}`,
    remedy: '请先筛选需要的细胞和基因（或特征和样本），再上传',
  });
export const faults: Faults = { broken, tooLarge };

/** The error for an unsupported part of the format, by its name. */
export const unknownPart = (name: string) =>
  failure({ code: 'zarr-codec', what: `zarr 文件用了不能解开的编码“${name.slice(0, 40)}”`, remedy: AGAIN });
export const limit = (why: string) =>
  failure({
    code: 'archive-limit',
    what: `zarr 压缩包没有通过安全检查：${why}`,
    remedy: '请只压缩一个 zarr 文件夹；更大的数据请另存为 h5ad 后上传：adata.write_h5ad("新文件.h5ad")',
  });
