const query = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** The pages of the academy. */
export const academyPaths = {
  articles: '/tutorials/artical-list',
  videos: '/tutorials/video-list',
  downloads: '/tutorials/article-query-list',
  dictionary: '/tutorials/dictionary-list',
  study: '/support/study',
  article: (id: string, kind: 'text' | 'paper' = 'text') => `/tutorials/article-${kind}?${query({ id })}`,
  /** @param at - The second from which it is shown. */
  video: (id: string, at?: number | null) =>
    `/tutorials/video-detail?${query({ id, ...(at ? { at: Math.floor(at) } : {}) })}`,
  entry: (id: string) => `/tutorials/dictionary-list?${query({ entry: id })}`,
  search: (q: string) => `/tutorials/tutorial-search?${query({ q })}`,
} as const;
