/** The words that lists share. */
export const listText = {
  refresh: '刷新',
} as const;
