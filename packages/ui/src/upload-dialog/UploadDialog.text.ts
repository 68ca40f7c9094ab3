import { defineText } from '../locale/index.ts';

/** The words of UploadDialog. */
export const uploadDialogText = defineText('UploadDialog', {
  background: '后台上传',
  cancelUpload: '取消上传',
  close: '关闭',
  done: '完成',
  title: '上传文件',
  tooLarge: (size: string) => `抱歉，您上传的文件过大（< ${size}）！`,
  wrongType: (list: string) => `请上传指定格式的文件：${list}`,
});
