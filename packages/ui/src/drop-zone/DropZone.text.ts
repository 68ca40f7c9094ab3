import { defineText } from '../locale/index.ts';

/** The words of DropZone. */
export const dropZoneText = defineText('DropZone', {
  choose: '选择文件',
  chooseFolder: '选择文件夹',
  drop: '将文件拖到此处，或从剪贴板粘贴',
  dropFolder: '将文件夹拖到此处',
  release: '松开以添加文件',
  rules: (list: string, size: string) => `支持 ${list}${list.endsWith('等') ? '' : ' '}格式，单个文件不超过 ${size}`,
  size: (size: string) => `单个文件不超过 ${size}`,
});
