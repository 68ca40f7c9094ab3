export { NewsCards, NewsRows, type NewsSummary } from './NewsCards.tsx';
export { newsListPath, newsPath } from './newsPath.ts';
