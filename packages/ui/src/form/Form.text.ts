import { defineText } from '../locale/index.ts';

export const formText = defineText('Form', {
  errors: (count: number) => `有 ${count} 处需要修改`,
  draftSaved: (time: string) => `已于 ${time} 保存`,
  draftRestored: (time: string) => `已恢复 ${time} 保存的草稿`,
  draftFailed: '草稿未能保存，请在离开前提交',
  draftDiscard: '放弃草稿',
});
