import { articleKind, calls, type articlePart } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { presentArticle, presentDownload, presentEntry, presentVideo, toolTitles } from './present.ts';
import type { AcademyRepository } from './repository.ts';
import type { AcademySearch } from './search/academySearch.ts';
import { presentStep, stepsOf } from './steps.ts';

/** The dictionary is looked through as a whole (decision E-39). */
const mostEntries = 1_000;

/** What everybody may read of the academy. */
export function registerReading(app: FastifyInstance, academy: AcademyRepository, search: AcademySearch): void {
  const { clock } = app.platform;

  registerCall(app, calls.tutorialArticleList, {
    policy: 'public',
    handler: async ({ input: { steps, ...input } }) => {
      const { rows, total } = await academy.articles(clock.now(), { ...input, steps: steps === '1' }, windowOf(input));
      return page(rows.map(presentArticle), total);
    },
  });
  registerCall(app, calls.tutorialArticleDetail, {
    policy: 'public',
    handler: async ({ input }) => {
      const row = await academy.article(clock.now(), input.id);
      if (!row) throw notFound();
      const more = await academy.beside(clock.now(), row, 4);
      return {
        ...presentArticle(row),
        parts: JSON.parse(row.parts) as z.infer<typeof articlePart>[],
        steps: stepsOf(row.steps).map(presentStep),
        tools: toolTitles(row.tools),
        authors: row.authors,
        doi: row.doi,
        more: more.map(({ id, kind, title }) => ({ id, title, kind: articleKind.parse(kind) })),
      };
    },
  });
  registerCall(app, calls.tutorialVideoList, {
    policy: 'public',
    handler: async ({ input }) => {
      const { rows, total } = await academy.videos(clock.now(), input, windowOf(input));
      return page(rows.map(presentVideo), total);
    },
  });
  registerCall(app, calls.tutorialDownloadList, {
    policy: 'public',
    handler: async ({ input }) => {
      const { rows, total } = await academy.downloads(clock.now(), input, windowOf(input));
      return page(rows.map(presentDownload), total);
    },
  });
  registerCall(app, calls.tutorialDictionaryList, {
    policy: 'public',
    handler: async ({ input: { page: number, size } }) => {
      const limit = Math.min(size, mostEntries);
      const { rows, total } = await academy.dictionary({ limit, offset: (number - 1) * limit });
      return page(rows.map(presentEntry), total);
    },
  });
  registerCall(app, calls.tutorialDictionaryDetail, {
    policy: 'public',
    handler: async ({ input }) => {
      const row = await academy.entry(input.id);
      if (!row) throw notFound();
      return {
        ...presentEntry(row),
        html: row.html,
        ids: Object.entries(JSON.parse(row.ids) as Record<string, string>).map(([name, value]) => ({ name, value })),
        sources: JSON.parse(row.sources) as { title: string; doi: string }[],
      };
    },
  });
  registerCall(app, calls.tutorialSearch, { policy: 'public', handler: ({ input }) => search.find(input.q) });
  registerCall(app, calls.tutorialTopics, { policy: 'public', handler: () => search.topics() });
}
