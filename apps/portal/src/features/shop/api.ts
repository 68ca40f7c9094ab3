import type { RequestOf } from '@panome/contract/client';
import { mutate } from 'swr';
import { call, createSubmissionKeys, useCall, useCallPage } from '../../shared/api/index.ts';

const still = { revalidateOnFocus: false } as const;

export const useShop = () => useCall('shopHome', {}, still);
export const useGoods = (id: string) => useCall('shopGoodsDetail', { id }, { ...still, keepPreviousData: false });
export const useCategory = (category: string) => useCallPage('shopGoodsList', { category, page: 1, size: 100 }, still);
export const usePromotions = () => useCall('shopPromotionList', {}, still);
export const usePrice = (order: RequestOf<'shopPrice'> | null) =>
  useCall('shopPrice', order, { ...still, shouldRetryOnError: false });
export const useCoupons = (wanted: boolean) => useCall('shopCouponList', wanted ? {} : null, still);
export const usePilots = (wanted: boolean) => useCall('shopPilotList', wanted ? {} : null, still);
export const usePilot = (id: string) =>
  useCall('shopPilot', id ? { task_id: id } : null, { ...still, keepPreviousData: false, shouldRetryOnError: false });
export const useDesign = (asked: RequestOf<'shopDesign'> | null) =>
  useCall('shopDesign', asked, { ...still, shouldRetryOnError: false });
export const useQuotes = (state: RequestOf<'shopQuoteList'>['state'], page: number, size: number) =>
  useCallPage('shopQuoteList', { page, size, ...(state && { state }) });
export const useQuote = (id: string) => useCall('shopQuoteDetail', id ? { id } : null, { keepPreviousData: false });

/** Whatever shows quotes, coupons or points is asked for again. */
const refresh = () =>
  mutate(
    (key) => Array.isArray(key) && /^(shopQuote|shopCouponList|shopGoodsDetail|shopPrice|point)/.test(String(key[0])),
  );
const changing = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work;
  } finally {
    void refresh();
  }
};

const keyFor = createSubmissionKeys();
const key = (request: object) => ({ idempotencyKey: keyFor(JSON.stringify(request)) });

export const quoteCalls = {
  /** Each press is an order of its own: two equal quotes may be wanted. */
  store: (request: RequestOf<'shopQuoteStore'>) =>
    changing(call('shopQuoteStore', request, { idempotencyKey: createSubmissionKeys()('') })),
  send: (request: RequestOf<'shopQuoteSend'>) => changing(call('shopQuoteSend', request, key(request))),
  remove: (id: string) => changing(call('shopQuoteDelete', { id })),
  form: (id: string) => changing(call('shopQuoteForm', { id }, key({ form: id }))),
};
