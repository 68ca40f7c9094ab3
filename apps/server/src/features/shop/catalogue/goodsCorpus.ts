import type { GoodsFacts } from '@panome/contract';
import type { Corpus } from '../../../platform/search/corpora.ts';
import { listGoods } from './repository.ts';

const most = 500;

/** What a service gives and needs, as sentences that can be quoted. */
function wordsOf({ days, deliverables, least_samples, platform, replicates, requirements, shipping }: GoodsFacts) {
  const samples = requirements.map(({ amount, note, sample, storage }) =>
    [`样本要求：${sample}`, amount, storage, note].filter(Boolean).join('，'),
  );
  return [
    `检测平台：${platform}。`,
    `交付内容：${deliverables.join('；')}。`,
    ...samples.map((line) => `${line}。`),
    `送样：${shipping}`,
    `周期：样本检测合格后 ${days.from} 到 ${days.to} 个工作日，${least_samples} 个样本起做。`,
    replicates,
  ].join('\n');
}

/** The services on sale; prices are left to the page, which computes them. */
export const goodsCorpus: Corpus = {
  source: 'goods',
  title: '检测服务',
  list: async (database) =>
    (await listGoods(database, {}, most, 0)).rows.map(({ facts, id, summary, title }) => ({
      id,
      title,
      text: `${summary}。\n${wordsOf(JSON.parse(facts) as GoodsFacts)}`,
      address: `/shop/goods-detail?id=${encodeURIComponent(id)}`,
    })),
};
