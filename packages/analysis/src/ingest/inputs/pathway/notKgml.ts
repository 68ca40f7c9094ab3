import type { InputError } from '../../../model/index.ts';
import { failure } from '../../formats.ts';

/** An error that says where to get such a file. */
export const notKgml = (code: string, what: string): InputError =>
  failure({
    code,
    what,
    remedy:
      '请上传 KGML 文件：在 KEGG 的通路页面选择 Download → KGML，或打开 rest.kegg.jp/get/通路编号/kgml（如 hsa00010）后另存',
  });
