import { InputError } from '../model/index.ts';
import { failure } from './formats.ts';

export function pickSheet(
  sheets: readonly { readonly name: string; readonly hidden: boolean }[],
  chosen: string | undefined,
): { index: number; sheet: string } {
  const visible = sheets.findIndex((sheet) => !sheet.hidden);
  const index = chosen === undefined ? Math.max(0, visible) : sheets.findIndex((sheet) => sheet.name === chosen);
  const picked = sheets[index];
  if (picked) return { index, sheet: picked.name };
  if (sheets.length === 0) {
    throw failure({
      code: 'no-sheet',
      what: '文件里没有找到表格',
      remedy: '请确认选对了文件，或另存为 xlsx 或 CSV 后再上传',
    });
  }
  throw new InputError(
    [
      {
        code: 'unknown-sheet',
        severity: 'error',
        what: `没有名为“${chosen}”的工作表`,
        remedy: `请改为其中之一：${sheets.map((sheet) => `“${sheet.name}”`).join('、')}`,
      },
    ],
    'parameter',
  );
}
