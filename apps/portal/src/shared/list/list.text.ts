/** The words that lists share. */
export const listText = {
  reset: '重置',
  refresh: '刷新',
} as const;
