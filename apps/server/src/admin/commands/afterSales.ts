import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterSaleStates, type AfterSale, type AfterSaleContext } from '@panome/contract';
import { createAfterSaleDesk } from '../../features/afterSales/index.ts';
import { act, andTold, record, UsageError, type CommandContext, type Commands } from '../command.ts';
import { readAnswer } from './answerFolder.ts';
import { localTime, toTime } from '../../platform/clock.ts';
import { listing, pageSwitches } from '../listing.ts';
import { supportCommands } from './support.ts';

const stateWords: Readonly<Record<AfterSale['state'], string>> = {
  waiting: '待处理',
  working: '处理中',
  answered: '已答复',
  closed: '已关闭',
};
const kindWords: Readonly<Record<AfterSale['kind'], string>> = {
  question: '报告疑问',
  reanalysis: '数据重分析',
  chart: '图表修改',
  download: '数据下载',
  other: '其他',
};
const contextWords: Readonly<Record<keyof AfterSaleContext, string>> = {
  contract_number: '合同',
  project_name: '项目',
  task_name: '任务',
  tool_id: '工具',
  chart: '图表',
  failure: '失败原因',
  page: '页面',
  request_id: '错误编号',
};

async function caseOf({ platform, words: [number = ''] }: CommandContext) {
  const desk = createAfterSaleDesk(platform);
  const found = number ? await desk.find(number) : undefined;
  if (!found)
    throw new UsageError(number ? `没有编号为“${number}”的售后申请` : '请给出售后申请的编号，例如 SH20261122-0007');
  return { desk, found };
}

function stateOf(word: string | undefined): AfterSale['state'] | undefined {
  if (word === undefined) return undefined;
  const state = afterSaleStates.find((each) => each === word);
  if (!state) throw new UsageError(`状态应为 ${afterSaleStates.join('、')} 之一`);
  return state;
}

/** Answers to after-sales requests; questions to customer service and feedback. */
export const afterSalesCommands: Commands = {
  'after-sale list': {
    usage: '',
    summary: '列出售后申请，等待最久的在前',
    switches: ['state', ...pageSwitches],
    help: `--state 只列出一种状态：${afterSaleStates.map((state) => `${state}（${stateWords[state]}）`).join('、')}`,
    prepare: async ({ platform, switches }) => {
      const state = stateOf(switches['state']);
      const desk = createAfterSaleDesk(platform);
      return listing({
        switches,
        none: '没有售后申请',
        read: (window) => desk.page({ state }, window),
        line: ({ asked_at, email, kind, number, state: now, title }) =>
          [number, stateWords[now], localTime(asked_at), kindWords[kind], email, title].join('  '),
        json: ({ asked_at, email, id, kind, number, state: now, title }) => ({
          id,
          number,
          state: now,
          kind,
          title,
          email,
          asked_at: toTime(asked_at),
        }),
      });
    },
  },

  'after-sale show': {
    usage: '<编号>',
    summary: '显示一个售后申请的往来内容',
    switches: ['save'],
    help: '--save <目录> 把申请中的所有文件存到这个目录',
    prepare: async (context) => {
      const { found } = await caseOf(context);
      const { email, files, messages, row } = found;
      const folder = context.switches['save'];
      if (folder === '') throw new UsageError('请给出保存文件的目录');
      return act(`显示 ${row.number}`, async () => {
        const facts = Object.entries(JSON.parse(row.context) as AfterSaleContext).filter(([, value]) => value !== '');
        const lines = [
          `${row.number}  ${stateWords[row.state]}  ${kindWords[row.kind]}`,
          row.title,
          `客户：${email}`,
          ...facts.map(([key, value]) => `${contextWords[key as keyof AfterSaleContext]}：${value}`),
          ...messages.flatMap(({ author, content, created_at, id }) => [
            '',
            `${author === 'provider' ? '答复' : '客户'}  ${localTime(created_at)}`,
            content,
            ...files
              .filter(({ message_id }) => message_id === id)
              .map(({ name, size }) => `  附：${name}（${size} 字节）`),
          ]),
        ];
        if (folder === undefined) return lines.join('\n');
        await mkdir(folder, { recursive: true });
        // The id keeps two files of the same name apart.
        for (const { id, name, object_key } of files)
          await pipeline(
            await context.platform.storage.read(object_key),
            createWriteStream(join(folder, `${id.slice(-8)} ${name}`), { flags: 'wx' }),
          );
        await record(context.platform, 'after-sale.save', row.number);
        return [...lines, '', `已保存 ${files.length} 个文件到 ${folder}`].join('\n');
      });
    },
  },

  'after-sale answer': {
    usage: '<编号> <文件夹或 Markdown 文件>',
    summary: '答复售后申请，附上结果文件，并通知客户',
    help: '文件夹中放 答复.md（Markdown）和结果文件，子文件夹请打包为 ZIP。同样的答复再次执行不会重复发送。',
    prepare: async (context) => {
      const { desk, found } = await caseOf(context);
      const answer = await readAnswer(context.words[1]);
      if (desk.isAnswered(found, answer))
        return { steps: [], carryOut: () => Promise.resolve(`${found.row.number} 已有同样的答复，没有改动`) };
      return {
        steps: [
          `答复 ${found.row.number}（${found.row.title}）`,
          ...answer.files.map(({ name }) => `附上 ${name}`),
          `通知 ${found.email}`,
        ],
        carryOut: async () => {
          const told = await desk.answer(found, answer);
          await record(context.platform, 'after-sale.answer', found.row.number);
          return andTold(`已答复 ${found.row.number}，附上 ${answer.files.length} 个结果文件`, told, context.platform);
        },
      };
    },
  },

  'after-sale state': {
    usage: '<编号> <working|closed>',
    summary: '把售后申请标为处理中或已关闭，并通知客户',
    prepare: async (context) => {
      const { desk, found } = await caseOf(context);
      const state = context.words[1];
      if (state !== 'working' && state !== 'closed')
        throw new UsageError('状态应为 working（处理中）或 closed（已关闭）；答复请用 after-sale answer');
      if (found.row.state === state)
        return { steps: [], carryOut: () => Promise.resolve(`${found.row.number} 已是${stateWords[state]}，没有改动`) };
      return act(`把 ${found.row.number} 标为${stateWords[state]}，通知 ${found.email}`, async () => {
        const told = await desk.setState(found, state);
        await record(context.platform, `after-sale.${state}`, found.row.number);
        return andTold(`${found.row.number} 已标为${stateWords[state]}`, told, context.platform);
      });
    },
  },

  ...supportCommands,
};
