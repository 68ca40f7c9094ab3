import type { Selectable } from 'kysely';

type GoodsCategoryTable = { id: string; title: string; summary: string; html: string; place: number };
type GoodsTable = {
  /** The name of the file it was imported from, also used in addresses: `tmt-proteome`. */
  id: string;
  category_id: string;
  /** One of the contract's families: whose demo project shows what is delivered. */
  family: string;
  title: string;
  summary: string;
  html: string;
  /** JSON of the contract's `GoodsFacts`. */
  facts: string;
  /** JSON of the contract's `PriceList`. */
  prices: string;
  on_sale: number;
  place: number;
};
type PromotionTable = {
  id: string;
  title: string;
  summary: string;
  html: string;
  /** JSON array of the goods it is for; empty for all. */
  goods: string;
  /** JSON of the contract's `PromotionRule`. */
  rule: string;
  starts_at: number;
  ends_at: number;
  /** How many quotes of one account may have it; 0 is without limit. */
  most_each: number;
};
type QuoteTable = {
  id: string;
  /** The number on the paper: `BJ20261128-0001`. */
  number: string;
  owner_id: string;
  goods_id: string;
  title: string;
  samples: number;
  /** JSON of the contract's `QuoteContent`: lines, prices and requirements as they were. */
  content: string;
  total_fen: number;
  promotion_id: string;
  /** A `redemption`, or empty. */
  coupon_id: string;
  /** `draft`, `sent`, `answered`; past `valid_until` the first two count as expired. */
  state: string;
  contact: string;
  note: string;
  /** Markdown of the staff. */
  answer: string;
  /** The sample form that was made from it, or empty. */
  sample_form_id: string;
  submit_key: string | null;
  valid_until: number;
  created_at: number;
  sent_at: number | null;
  answered_at: number | null;
};

export type ShopTables = {
  goods_category: GoodsCategoryTable;
  goods: GoodsTable;
  promotion: PromotionTable;
  quote: QuoteTable;
};
export type GoodsCategoryRow = Selectable<GoodsCategoryTable>;
export type GoodsRow = Selectable<GoodsTable>;
export type PromotionRow = Selectable<PromotionTable>;
export type QuoteRow = Selectable<QuoteTable>;
