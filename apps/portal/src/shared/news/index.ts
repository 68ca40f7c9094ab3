export { NewsCards, NewsRows } from './NewsCards.tsx';
export { newsFailed, newsListPath, newsPath } from './newsPath.ts';
