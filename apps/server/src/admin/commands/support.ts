import type { QuestionSource } from '@panome/contract';
import { createQuestionDesk, supportContent, writeSupportContent } from '../../features/support/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, record, UsageError, type CommandContext, type Commands, type Plan } from '../command.ts';
import { listing, pageSwitches } from '../listing.ts';
import { readYaml } from '../content/readYaml.ts';
import { localTime } from '../../platform/clock.ts';

const topicWords: Readonly<Record<string, string>> = {
  account: '账号',
  project: '项目与合同',
  analysis: '分析与工具',
  order: '咨询与订购',
  other: '其他',
  general: '意见',
  task: '异常任务',
  report: '报告解读',
  knowledge: '云学院',
};
const stateWords = { waiting: '待答复', answered: '已答复', closed: '已关闭' } as const;

/** Commands about customer service: its contact data, questions and feedback. */
export const supportCommands: Commands = {
  'support set': {
    usage: '<YAML 文件>',
    summary: '设置客户服务页的联系方式、服务时间和常见问题',
    help: [
      'hours: 服务时间',
      'answer_time: 多久答复',
      'contacts: [{ kind: phone | mail | chat | address, label: 名称, value: 号码或地址, note: 说明 }]',
      'faq: [{ group: 分类, question: 问题, answer: Markdown }]',
    ].join('\n'),
    prepare: async ({ platform, words: [file = ''] }) => {
      if (!file) throw new UsageError('请给出 YAML 文件');
      const content = await readYaml(file, supportContent);
      return act(`设置客户服务：${content.contacts.length} 种联系方式，${content.faq.length} 个常见问题`, async () => {
        await writeSupportContent(platform.database, content);
        await record(platform, 'support.set', file);
        return `已设置 ${content.contacts.length} 种联系方式和 ${content.faq.length} 个常见问题`;
      });
    },
  },

  'support list': {
    usage: '',
    summary: '列出客户服务问题，等待答复的在前',
    switches: [...pageSwitches],
    prepare: async ({ platform, switches }) => listOf(platform, switches, 'support', '没有客户服务问题'),
  },

  'feedback list': {
    usage: '',
    summary: '列出意见反馈，等待答复的在前；--tasks 列出异常任务',
    switches: ['tasks', ...pageSwitches],
    prepare: async ({ platform, switches }) =>
      listOf(platform, switches, 'tasks' in switches ? 'task' : 'feedback', '没有意见反馈'),
  },
};

const listOf = (platform: Platform, switches: CommandContext['switches'], source: QuestionSource, none: string): Plan =>
  listing({
    switches,
    none,
    gap: '\n\n',
    read: async (window) => {
      const { items, total } = await createQuestionDesk(platform).page(source, {}, window);
      return { rows: items, total };
    },
    line: ({ content, created_at, email, facts, name, number, object_id, phone, pictures, state, topic }) => {
      const about = [object_id, ...facts.map(({ value }) => value), pictures.length > 0 && `${pictures.length} 张图片`]
        .filter(Boolean)
        .join('  ');
      const head = [
        number,
        stateWords[state],
        localTime(Date.parse(created_at)),
        topicWords[topic] ?? topic,
        [name, email, phone].filter(Boolean).join(' '),
      ];
      return [head.filter(Boolean).join('  '), content, ...(about ? [`  ${about}`] : [])].join('\n');
    },
  });
