const withId = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;

export const shopPath = '/shop/home';
export const quotesPath = '/shop/home?tab=quotes';
export const promotionsPath = '/shop/promotion-list';
export const categoryPath = (id: string): string => withId('/shop/goods-category-detail', id);
export const goodsPath = (id: string): string => withId('/shop/goods-detail', id);
/** A quote is shown beside its service. */
export const quotePath = (goodsId: string, id: string): string =>
  `${goodsPath(goodsId)}&quote=${encodeURIComponent(id)}`;
