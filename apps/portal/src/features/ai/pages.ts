import type { PageTable } from '../../shared/routing/pageTable.ts';

export const aiPages: PageTable = {
  '/ai-bot/chat': () => import('./chat/ChatPage.tsx'),
  '/ai-bot/plot': () => import('./plot/PlotPage.tsx'),
  '/ai-bot/crawler': () => import('./crawler/CrawlerPage.tsx'),
};
