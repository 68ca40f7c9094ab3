export const searchText = {
  title: '搜索',
  hint: '输入中文、英文或拼音，例如“缺失值”“volcano”“huoshantu”',
  none: (words: string) => `没有找到“${words}”`,
  noneHelp: '换一个更短的词，或到各栏目中浏览',
  found: (count: number) => `找到 ${count} 项`,
  results: '搜索结果',
  kinds: { article: '文章', paper: '精读', video: '视频', download: '下载', dictionary: '词典' },
  at: (time: string) => `从 ${time} 开始`,
} as const;
