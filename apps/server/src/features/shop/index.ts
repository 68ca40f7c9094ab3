import type { FastifyInstance } from 'fastify';
import { createCatalogue } from './catalogue/catalogue.ts';
import { isOnSale } from './catalogue/repository.ts';
import { createPilots } from './design/pilots.ts';
import { createQuotePdf } from './quotes/quotePdf.ts';
import { createQuoteService } from './quotes/quoteService.ts';
import { registerCatalogue, registerQuotes } from './routes.ts';

/** 商城: services with what they give and need, promotions, plans of studies, and quotes. */
export function shopFeature(app: FastifyInstance): void {
  const { platform } = app;
  registerCatalogue(app, createCatalogue(platform));
  registerQuotes(
    app,
    createQuoteService(platform),
    createPilots(platform, app.tables),
    createQuotePdf(platform.config.dataFolder, app.runJob),
  );
  platform.areas.register('shop', () => isOnSale(platform.database));
}

export { createQuoteDesk } from './quotes/quoteDesk.ts';
export { createQuoteService } from './quotes/quoteService.ts';
export { priceNow } from './quotes/pricing.ts';
export { goodsCorpus } from './catalogue/goodsCorpus.ts';
