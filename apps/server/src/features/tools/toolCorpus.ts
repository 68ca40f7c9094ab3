import { setImmediate as turn } from 'node:timers/promises';
import { methods } from '@panome/analysis';
import { topics } from '@panome/analysis/topics';
import { plainText } from '../../platform/markup/plainText.ts';
import type { Corpus, CorpusText } from '../../platform/search/corpora.ts';
import { describeTool } from './toolCatalogue.ts';

const optionText = ({ help = '', label }: { readonly label: string; readonly help?: string | undefined }) =>
  help ? `${label}：${help}` : label;

function textOf(id: string): CorpusText {
  const { charts, guide, keywords, options, summary, title } = describeTool(id)!;
  const about = plainText(guide.replace(/^#\s.*(?:\r?\n)+/, '').replace(/^## 文献[\s\S]*$/m, ''));
  const words = topics.flatMap((topic) => (topic.tools[0] === id ? topic.words : []));
  return {
    id,
    title,
    text: [`${summary}。`, about, ...options.map(optionText)].join('\n'),
    aliases: [...keywords, ...charts, ...words].join(' '),
    address: `/tools/detail?id=${id}`,
  };
}

/** Other requests are served between two guides. */
async function readAll(): Promise<readonly CorpusText[]> {
  const texts: CorpusText[] = [];
  for (const { id } of methods) {
    texts.push(textOf(id));
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
  return texts;
}

let read: Promise<readonly CorpusText[]> | undefined;

/** What is said of every tool: its guide, and what its options mean. It is part of the program and read once. */
export const toolCorpus: Corpus = { source: 'tool', title: '工具说明', list: () => (read ??= readAll()) };
