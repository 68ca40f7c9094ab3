import { calls, literatureBytes } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { minute } from '@panome/contract/durations';
import { Page, windowOf } from '../../platform/http/envelope.ts';
import { badInput, tooMany } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { createWindowLimit } from '../../platform/limits/windowLimit.ts';
import type { ImportService } from './importService.ts';
import { presentRecord } from './present.ts';
import type { LiteratureRepository } from './repository.ts';
import type { ReviewService } from './reviewService.ts';

type Parts = {
  readonly imports: ImportService;
  readonly repository: LiteratureRepository;
  readonly reviews: ReviewService;
};

const mostWords = 8;
const allowed = /\.(?:ris|bib|bibtex|nbib|xml|csv|tsv|txt|enw|ciw)$/i;

export function registerLiterature(app: FastifyInstance, { imports, repository, reviews }: Parts): void {
  const limit = createWindowLimit({ clock: app.platform.clock, limit: 10, windowMs: minute });
  const ensureCalm = (id: string) => {
    const wait = limit.wait(id);
    if (wait > 0) throw tooMany('操作过于频繁，请稍等一分钟', wait);
    limit.count(id);
  };

  registerCall(app, calls.literatureImport, {
    policy: 'ai:add',
    upload: {
      maxBytes: literatureBytes,
      tooLargeMsg: '文献文件最大 10 MB，请分成几个文件导入',
      accept: async (_actor, filename) => {
        if (!allowed.test(filename)) throw badInput('请选择 RIS、BibTeX、NBIB、PubMed XML 或 CSV 文件');
      },
    },
    handler: ({ actor, upload }) => {
      ensureCalm(actor.id);
      return imports.add(actor, upload);
    },
  });
  registerCall(app, calls.literatureList, {
    policy: 'ai:read',
    handler: async ({ actor, input }) => {
      const words = input.search.split(/\s+/).filter(Boolean).slice(0, mostWords);
      const { rows, total } = await repository.list(actor.id, words, windowOf(input));
      return new Page(rows.map(presentRecord), total);
    },
  });
  registerCall(app, calls.literatureDelete, {
    policy: 'ai:delete',
    handler: async ({ actor, input }) => ({
      deleted: await repository.remove(actor.id, input.ids.split(',').slice(0, 100)),
    }),
  });

  registerCall(app, calls.aiReviewStore, {
    policy: 'ai:add',
    handler: ({ actor, input }) => {
      ensureCalm(actor.id);
      return reviews.store(actor, input.question, input.ids);
    },
  });
  registerCall(app, calls.aiReviewList, {
    policy: 'ai:read',
    handler: async ({ actor, input }) => {
      const { rows, total } = await reviews.list(actor, windowOf(input));
      return new Page(rows, total);
    },
  });
  registerCall(app, calls.aiReviewDetail, {
    policy: 'ai:read',
    handler: ({ actor, input }) => reviews.detail(actor, input.id),
  });
  registerCall(app, calls.aiReviewDelete, {
    policy: 'ai:delete',
    handler: async ({ actor, input }) => {
      await reviews.remove(actor, input.id);
      return null;
    },
  });
}
