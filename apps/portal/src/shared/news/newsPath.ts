/** All news. */
export const newsListPath = '/news';
/** The specification's prefix of what failed. */
export const newsFailed = '获取新闻失败';

/** One news item to read. */
export const newsPath = (id: string): string => `${newsListPath}/${encodeURIComponent(id)}`;
