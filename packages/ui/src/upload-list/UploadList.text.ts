import { defineText } from '../locale/index.ts';

/** The words of UploadList. */
export const uploadListText = defineText('UploadList', {
  cancel: (name: string) => `取消上传 ${name}`,
  cancelled: '已取消',
  failed: (reason: string) => `上传失败：${reason}`,
  failedPlain: '上传失败，请重试',
  label: '上传列表',
  milestone: (name: string, percent: number) => `${name} 已上传 ${percent}%`,
  pause: (name: string) => `暂停 ${name}`,
  paused: '已暂停',
  processing: '服务器处理中',
  remove: (name: string) => `移除 ${name}`,
  rest: (speed: string, rest: string) => `${speed}/s · 剩余 ${rest}`,
  resume: (name: string) => `继续上传 ${name}`,
  retry: (name: string) => `重新上传 ${name}`,
  minutes: (count: number) => `${count} 分钟`,
  seconds: (count: number) => `${count} 秒`,
  success: '上传成功！',
  uploading: '上传中',
  waiting: '等待上传',
});
