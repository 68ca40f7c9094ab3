import { supportContent, writeSupportContent } from '../../features/support/index.ts';
import { act, record, UsageError, type Commands } from '../command.ts';
import { readYaml } from '../content/readYaml.ts';
import { localTime } from '../../platform/clock.ts';

const most = 200;
const topicWords: Readonly<Record<string, string>> = {
  account: '账号',
  project: '项目与合同',
  analysis: '分析与工具',
  order: '咨询与订购',
  other: '其他',
};
const feedbackWords = { general: '意见', task: '异常任务', report: '报告解读', knowledge: '云学院' } as const;

type Context = { readonly page?: string; readonly section?: string; readonly request_id?: string };

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
    summary: `列出最近 ${most} 个客户服务问题`,
    prepare: async ({ platform }) =>
      act('列出客户服务问题', async () => {
        const rows = await platform.database
          .selectFrom('support_request')
          .selectAll()
          .orderBy('created_at', 'desc')
          .limit(most)
          .execute();
        if (rows.length === 0) return '没有客户服务问题';
        return rows
          .map(({ content, created_at, email, name, number, phone, system, topic }) =>
            [
              [
                number,
                localTime(created_at),
                topicWords[topic] ?? topic,
                [name, email, phone].filter(Boolean).join(' '),
              ].join('  '),
              content,
              `  ${Object.values(JSON.parse(system) as Record<string, string>)
                .filter(Boolean)
                .join('  ')}`,
            ].join('\n'),
          )
          .join('\n\n');
      }),
  },

  'feedback list': {
    usage: '',
    summary: `列出最近 ${most} 条意见反馈`,
    prepare: async ({ platform }) =>
      act('列出意见反馈', async () => {
        const rows = await platform.database
          .selectFrom('feedback')
          .innerJoin('account', 'account.id', 'feedback.owner_id')
          .selectAll('feedback')
          .select('account.email')
          .orderBy('feedback.created_at', 'desc')
          .limit(most)
          .execute();
        if (rows.length === 0) return '没有意见反馈';
        return rows
          .map(({ content, context, created_at, email, kind, object_id, pictures }) => {
            const { page = '', request_id = '', section = '' } = JSON.parse(context) as Context;
            const count = (JSON.parse(pictures) as string[]).length;
            const about = [
              object_id,
              section,
              page,
              request_id && `错误编号 ${request_id}`,
              count > 0 && `${count} 张图片`,
            ]
              .filter(Boolean)
              .join('  ');
            return [
              [localTime(created_at), feedbackWords[kind], email].join('  '),
              content,
              ...(about ? [`  ${about}`] : []),
            ].join('\n');
          })
          .join('\n\n');
      }),
  },
};
