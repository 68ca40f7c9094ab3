import { plainText } from '../../platform/markup/plainText.ts';
import type { Corpus } from '../../platform/search/corpora.ts';
import { readSupportContent } from './supportContent.ts';

/** The frequent questions of customer service. */
export const helpCorpus: Corpus = {
  source: 'help',
  title: '常见问题',
  list: async (database) => {
    const { faq } = await readSupportContent(database);
    return faq.map(({ answer, group, question }) => ({
      id: question,
      title: question,
      text: plainText(answer),
      aliases: group,
      address: `/help/support?search=${encodeURIComponent(question)}`,
    }));
  },
};
