import { summaryOf } from '../../../platform/markup/renderMarkdown.ts';
import type { Corpus } from '../../../platform/search/corpora.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createNews } from './news.ts';

const most = 500;

/** The news that are published. */
export const newsCorpus: Corpus = {
  source: 'news',
  title: '新闻',
  list: async (database) => {
    const { items } = await createNews({ clock: systemClock, database }).list(undefined, most, 0);
    return items.map(({ content, id, title }) => ({
      id,
      title,
      text: summaryOf(content, Infinity),
      address: `/news/${encodeURIComponent(id)}`,
    }));
  },
};
