import { defineText } from '@panome/ui/locale';

/** The words of a figure that was changed in the editor. */
export const editedPictureText = defineText('EditedPicture', {
  loading: '正在载入修改后的图',
  skipped: (count: number) => `${count} 处修改找不到对应的图形元素，已跳过。`,
});
