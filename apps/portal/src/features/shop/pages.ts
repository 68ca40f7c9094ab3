import type { PageTable } from '../../shared/routing/pageTable.ts';

export const shopPages: PageTable = {
  '/shop/home': () => import('./lists/HomePage.tsx'),
  '/shop/goods-category-detail': () => import('./lists/CategoryPage.tsx'),
  '/shop/goods-detail': () => import('./goods/GoodsPage.tsx'),
  '/shop/promotion-list': () => import('./lists/PromotionsPage.tsx'),
};
