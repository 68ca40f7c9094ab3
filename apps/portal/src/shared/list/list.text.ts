/** The words that lists share. */
export const listText = {
  selected: (count: number) => `已选 ${count} 项`,
  clearSelection: '清空选择',
  refresh: '刷新',
} as const;
