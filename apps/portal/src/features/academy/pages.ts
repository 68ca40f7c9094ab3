import type { PageTable } from '../../shared/routing/pageTable.ts';

const article = () => import('./article/ArticlePage.tsx');

export const academyPages: PageTable = {
  '/tutorials/artical-list': () => import('./list/ArticleListPage.tsx'),
  '/tutorials/video-list': () => import('./list/VideoListPage.tsx'),
  '/tutorials/article-query-list': () => import('./list/DownloadListPage.tsx'),
  '/tutorials/dictionary-list': () => import('./dictionary/DictionaryPage.tsx'),
  '/tutorials/video-detail': () => import('./video/VideoPage.tsx'),
  '/tutorials/tutorial-search': () => import('./search/SearchPage.tsx'),
  '/tutorials/article-text': article,
  '/tutorials/article-paper': article,
  '/view-article/article-text': article,
  '/view-article/article-paper': article,
  '/support/study': () => import('./study/StudyPage.tsx'),
};
