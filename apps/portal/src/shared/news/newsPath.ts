/** All news. */
export const newsListPath = '/news';
/** One news item to read. */
export const newsPath = (id: string): string => `${newsListPath}/${encodeURIComponent(id)}`;
