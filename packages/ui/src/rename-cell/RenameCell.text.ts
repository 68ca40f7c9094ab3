import { defineText } from '../locale/index.ts';

/** The words of RenameCell. */
export const renameCellText = defineText('RenameCell', {
  bytes: '名称过长，请缩短后重试',
  characters: '名称不能包含 \\ / : * ? " < > | 等字符，请修改',
  count: (length: number, most: number) => `已输入 ${length} 个字符，最多 ${most} 个`,
  dots: '名称不能只有点，请修改',
  edit: '重命名',
  empty: '请输入名称',
  failed: '名称未保存，请重试',
  field: '名称',
  long: '名称最多 100 个字符，请缩短',
  saving: '正在保存',
});
