import { systemClock } from '../../../platform/clock.ts';
import type { Corpus } from '../../../platform/search/corpora.ts';
import { academyRepository } from '../repository.ts';

const address = (page: string, query: Readonly<Record<string, string>>) =>
  `/tutorials/${page}?${new URLSearchParams(query).toString()}`;

/** Tutorials, articles and papers that are published. */
export const articleCorpus: Corpus = {
  source: 'article',
  title: '云学院文章',
  list: async (database) => {
    const { pieces } = await academyRepository(database).everything(systemClock.now());
    return pieces.map(({ id, kind, plain, summary, title }) => ({
      id,
      title,
      text: `${summary}\n${plain}`,
      address: address(kind === 'paper' ? 'article-paper' : 'article-text', { id }),
    }));
  },
};

/** The dictionary of substances. */
export const dictionaryCorpus: Corpus = {
  source: 'dictionary',
  title: '物质功能词典',
  list: async (database) => {
    const { entries } = await academyRepository(database).everything(systemClock.now());
    return entries.map(({ formula, id, name, name_en, plain, synonyms }) => ({
      id,
      title: name,
      text: plain,
      aliases: [name_en, formula, ...(JSON.parse(synonyms) as string[])].join(' '),
      address: address('dictionary-list', { entry: id }),
    }));
  },
};
