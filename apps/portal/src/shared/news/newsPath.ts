/** All news. */
export const newsListPath = '/news';
/** One news item to read. */
/** The specification's prefix of what failed. */
export const newsFailed = '获取新闻失败';

export const newsPath = (id: string): string => `${newsListPath}/${encodeURIComponent(id)}`;
