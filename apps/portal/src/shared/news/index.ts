export { NewsCards, NewsRows } from './NewsCards.tsx';
export { newsListPath, newsPath } from './newsPath.ts';
