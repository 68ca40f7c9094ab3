import { methodById } from '@panome/analysis';
import { flowVersions } from '@panome/analysis/flows';
import type { Corpus } from '../../platform/search/corpora.ts';

/** What every flow answers, takes and does, in its newest version. */
export const flowCorpus: Corpus = {
  source: 'flow',
  title: '分析流程',
  list: () => {
    const newest = new Map(flowVersions.map((version) => [version.flow, version]));
    return [...newest.values()].map(({ flow, question, roles, steps, summary, title }) => ({
      id: flow,
      title,
      text: [
        `${summary}。`,
        question,
        ...roles.map((role) => `${role.title}：${role.help}`),
        `步骤：${[...new Set(steps.map((step) => step.title ?? methodById(step.method)?.title ?? ''))].filter(Boolean).join('、')}。`,
      ].join('\n'),
      aliases: '一键分析 标准流程 流程分析',
      address: `/flows/analysis-detail/${encodeURIComponent(flow)}`,
    }));
  },
};
