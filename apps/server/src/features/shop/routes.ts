import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Pilots } from './design/pilots.ts';
import { planStudy } from './design/planStudy.ts';
import { priceNow } from './quotes/pricing.ts';
import type { QuotePdf } from './quotes/quotePdf.ts';
import type { QuoteService } from './quotes/quoteService.ts';

const idsOf = (list: string) => list.split(',').filter(Boolean);

/** What everybody may look at. */
export function registerCatalogue(app: FastifyInstance, catalogue: Catalogue): void {
  const { clock, database } = app.platform;
  registerCall(app, calls.shopHome, { policy: 'public', handler: () => catalogue.home() });
  registerCall(app, calls.shopCategoryList, { policy: 'public', handler: () => catalogue.categories() });
  registerCall(app, calls.shopGoodsList, {
    policy: 'public',
    handler: async ({ input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await catalogue.list(input, limit, offset);
      return page(items, total);
    },
  });
  registerCall(app, calls.shopGoodsDetail, { policy: 'public', handler: ({ input }) => catalogue.detail(input.id) });
  registerCall(app, calls.shopPromotionList, { policy: 'public', handler: () => catalogue.promotions() });
  registerCall(app, calls.shopPrice, {
    policy: 'public',
    handler: async ({ actor, input }) => {
      const order = { ...input, extras: idsOf(input.extras) };
      const { lines, total_fen } = await priceNow(database, actor?.id ?? '', order, clock.now());
      return { lines, total_fen };
    },
  });
  registerCall(app, calls.shopDesign, { policy: 'public', handler: ({ input }) => planStudy(input) });
}

/** What a session orders, and from which of its tasks. */
export function registerQuotes(app: FastifyInstance, quotes: QuoteService, pilots: Pilots, quotePdf: QuotePdf): void {
  registerCall(app, calls.shopCouponList, { policy: 'shop:read', handler: ({ actor }) => quotes.coupons(actor) });
  registerCall(app, calls.shopQuoteList, {
    policy: 'shop:read',
    handler: async ({ actor, input }) => {
      const { items, total } = await quotes.list(actor, { state: input.state, ...windowOf(input) });
      return page(items, total);
    },
  });
  registerCall(app, calls.shopQuoteDetail, {
    policy: 'shop:read',
    handler: ({ actor, input }) => quotes.detail(actor, input.id),
  });
  registerCall(app, calls.shopQuoteStore, {
    policy: 'shop:add',
    handler: ({ actor, idempotencyKey, input }) => quotes.store(actor, input, idempotencyKey),
  });
  registerCall(app, calls.shopQuoteSend, {
    policy: 'shop:add',
    handler: ({ actor, input }) => quotes.send(actor, input),
  });
  registerCall(app, calls.shopQuoteDelete, {
    policy: 'shop:delete',
    handler: ({ actor, input }) => quotes.remove(actor, input.id),
  });
  registerCall(app, calls.shopQuotePdf, {
    policy: 'shop:download',
    handler: async ({ actor, input }) => quotePdf(actor, await quotes.own(actor, 'shop:download', input.id)),
  });
  registerCall(app, calls.shopQuoteForm, {
    policy: 'sample:add',
    handler: ({ actor, input }) => quotes.form(actor, input.id),
  });
  registerCall(app, calls.shopPilotList, { policy: 'task:read', handler: ({ actor }) => pilots.list(actor) });
  registerCall(app, calls.shopPilot, {
    policy: 'task:read',
    handler: ({ actor, input }) => pilots.read(actor, input.task_id),
  });
}
