import type { CorpusHit } from '../../../platform/search/corpora.ts';

/** Words of questions that say nothing of what is asked for. */
const empty =
  /请问|麻烦|写一[份篇首个段]|推荐|帮我|帮忙|告诉我|介绍一下|解释一下|说明一下|想知道|我想|我要|我该|应该|能不能|能否|可不可以|可以|是不是|有没有|没有|为什么|为何|什么样|是什么|什么|怎么样|怎么办|怎么|怎样|如何|哪些|哪个|哪种|哪里|一个|一下|一些|多少|需要|使用|进行|情况|区别|这样|那样|这个|那个|我的|你们|您|你|我|吗|呢|吧|啊|的|了|是|在|和|与|用|做|有|要|会|能|该|到|把|被|对|为|从|或|及|而|也|都|就|还|又|[?？!！。，,、；;：:]/gu;

/** What is searched for: the question without the words around it. */
export const coreOf = (question: string): string => question.replaceAll(empty, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * The least share of the question's weight that a text has to hold to be called an answer, and how many of its terms:
 * one common pair of characters alone says nothing. Held by the questions of `testing/questions.ts`.
 */
const enough = 0.18;
const enoughTerms = 2;
/** A question of one or two terms is met by one that is most of it. */
const nearlyAll = 0.6;
/** Further texts are named when they are nearly as good as the best. */
const besides = 0.5;

/** The texts that answer; none when even the best holds too little of the question. */
export function enoughOf(hits: readonly CorpusHit[]): readonly CorpusHit[] {
  const found = hits.filter(
    ({ coverage, held }) => coverage >= nearlyAll || (coverage >= enough && held >= enoughTerms),
  );
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= besides * best).slice(0, 3);
}

const nothing =
  '没有找到依据。本站的工具说明、流程、常见问题和新闻中没有与这个问题相符的内容；可以换一种说法，或[联系客户服务](/help/support)。';

/** The answer without a model: sentences of our own texts as they stand, each with its source. */
export const quoted = (hits: readonly CorpusHit[]): string =>
  hits.length === 0
    ? nothing
    : [
        '本站资料中的相关内容：',
        ...hits.map(
          ({ quote, source_title, title }, at) =>
            `**${title}**（${source_title}）\n\n> ${quote.replaceAll('\n', '\n> ')} [${at + 1}]`,
        ),
      ].join('\n\n');
