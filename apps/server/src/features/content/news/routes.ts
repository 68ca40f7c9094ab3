import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { News } from './news.ts';

export function registerNews(app: FastifyInstance, news: News): void {
  registerCall(app, calls.dynamicList, {
    policy: 'public',
    handler: async ({ input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await news.list(input.kind, limit, offset);
      return page(items, total);
    },
  });
  registerCall(app, calls.dynamicDetail, { policy: 'public', handler: ({ input }) => news.detail(input.id) });
  registerCall(app, calls.dynamicRecommend, {
    policy: 'public',
    handler: ({ input }) => news.recommend(input.id, input.size),
  });
  registerCall(app, calls.dynamicAddClick, {
    policy: 'public',
    handler: async ({ input }) => {
      await news.addClick(input.id, input.of);
      return null;
    },
  });
}
