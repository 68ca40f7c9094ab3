export const videoText = {
  chapters: '章节',
  transcript: '逐句文字',
  findLine: '在文字中查找',
  noLine: '文字中没有找到',
  more: '其他视频',
  failed: '视频没有加载成功',
  failedHelp: '可能是网络中断，或播放地址已过期',
  again: '重新加载',
  done: '已看完',
  jump: (time: string, words: string) => `跳到 ${time}：${words}`,
} as const;
