import { topics } from '@panome/analysis/topics';
import type { ResponseOf } from '@panome/contract/client';
import { pinyinInitials } from '@panome/ui/listbox';

export type ToolSummary = ResponseOf<'toolList'>['tools'][number];

/** Without case, width, spaces and hyphens, so that “T 检验”, “t检验” and “T-检验” are one. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-–—_、，。？！,.?!()（）]/gu, '');

/** With words of Latin letters apart. */
const apart = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-–—_]+/gu, ' ');

type Query = { readonly plain: string; readonly apart: string };
const queryOf = (text: string): Query => ({ plain: plain(text), apart: apart(text) });

/** Whether a word stands in a query; a short one of Latin letters must not be a part of another word. */
function holds(query: Query, word: string): boolean {
  if (!/^[\w+./]+$/.test(word) || word.length > 4) return query.plain.includes(word);
  const exact = word.replaceAll(/[.+/]/gu, String.raw`\$&`);
  return [query.apart, query.plain].some((text) => new RegExp(`(?<![a-z])${exact}(?![a-z])`).test(text));
}

const topicWords = topics.map(({ tools, words }) => ({ tools, words: words.map(plain) }));

/**
 * How well the tool answers a plain question: the longest word of a topic in it counts, and the tool's place in the
 * topic.
 */
function topicScore(id: string, query: Query): number {
  let best = 0;
  for (const { tools, words } of topicWords) {
    const place = tools.indexOf(id);
    if (place < 0) continue;
    const longest = Math.max(0, ...words.filter((word) => holds(query, word)).map(({ length }) => length));
    if (longest > 0) best = Math.max(best, 100 + 10 * longest - 4 * place);
  }
  return best;
}

/** How well one part of the query fits the tool's own words; 0 not at all. */
function wordScore({ charts, id, keywords, summary, title }: ToolSummary, query: Query): number {
  const part = query.plain;
  const name = plain(title);
  const words = [...keywords, ...charts].map(plain).filter((word) => word.length > 1);
  const initials = /^[a-z0-9]{2,}$/.test(part);
  if (name === part || plain(id) === part) return 1000;
  if (words.includes(part)) return 100 + 10 * part.length;
  if (name.includes(part)) return 90 + 10 * part.length;
  if (initials && pinyinInitials(title).startsWith(part)) return 110;
  if (words.some((word) => word.includes(part) || (initials && pinyinInitials(word) === part))) return 90;
  // A question names what it is after: “想看哪些样本是离群样本” holds a search word of PCA.
  const named = words.filter((word) => holds(query, word)).map(({ length }) => length);
  if (named.length > 0) return 60 + 8 * Math.max(...named);
  return plain(summary).includes(part) ? 40 : 0;
}

/** Words that say nothing of what is asked for. */
const empty = /没有|有没有|这样|什么|怎么|怎样|如何|哪些|哪个|一个|一下|可以|是不是|工具|[的了吗呢有]/gu;

const pairsOf = (text: string): readonly string[] =>
  (text.replaceAll(empty, ' ').match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );

/** Of a question that no word answers, how much a tool must speak of. */
const enough = 0.34;

/**
 * For a question whose words are in no list: the tools that share most of its pairs of characters, rare ones counting
 * more; none that share few.
 */
function likeTools(tools: readonly ToolSummary[], query: Query): readonly ToolSummary[] {
  const pairs = [...new Set(pairsOf(query.plain))];
  const texts = tools.map(({ charts, id, keywords, summary, title }) =>
    plain(
      [
        title,
        summary,
        ...keywords,
        ...charts,
        ...topicWords.flatMap(({ tools: named, words }) => (named.includes(id) ? words : [])),
      ].join('|'),
    ),
  );
  const weights = pairs.map((pair) =>
    Math.log(1 + tools.length / (1 + texts.filter((text) => text.includes(pair)).length)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return tools
    .map((tool, at) => ({
      tool,
      share: pairs.reduce((sum, pair, k) => sum + (texts[at]!.includes(pair) ? weights[k]! : 0), 0) / all,
    }))
    .filter(({ share }) => share >= enough)
    .toSorted((left, right) => right.share - left.share)
    .map(({ tool }) => tool);
}

/**
 * The tools that answer a query, best first; without a query, all as they came. A query is a name, pinyin initials, an
 * English term, or a question in plain words.
 */
export function searchTools(tools: readonly ToolSummary[], query: string): readonly ToolSummary[] {
  const whole = queryOf(query);
  if (!whole.plain) return tools;
  const parts = query
    .split(/\s+/u)
    .map(queryOf)
    .filter((part) => part.plain);
  const scored = tools.map((tool) => {
    const each = parts.map((part) => wordScore(tool, part));
    // Of several words, each must fit, unless they make one term: “T 检验”.
    const own = Math.max(wordScore(tool, whole), each.includes(0) ? 0 : Math.min(...each));
    return { tool, score: Math.max(own, topicScore(tool.id, whole)) + own / 10_000 };
  });
  const found = scored.filter(({ score }) => score > 0).toSorted((left, right) => right.score - left.score);
  return found.length > 0 ? found.map(({ tool }) => tool) : likeTools(tools, whole);
}
