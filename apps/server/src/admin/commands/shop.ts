import { yuanOf } from '@panome/contract/money';
import { createQuoteDesk } from '../../features/shop/index.ts';
import { localTime } from '../../platform/clock.ts';
import { planImport } from '../content/importRows.ts';
import { readShopFolder } from '../shop/shopFolder.ts';
import { act, record, UsageError, type Commands } from '../command.ts';
import { readAnswer } from './answerFolder.ts';

const mostListed = 200;

/** Services, promotions and quotes. */
export const shopCommands: Commands = {
  'shop import': {
    usage: '<文件夹>',
    summary: '导入商城：分类、商品与优惠，每条一个 Markdown 文件',
    help: [
      '文件夹含 categories、goods 和可省略的 promotions；文件名（不含扩展名）就是编号，也是地址，再次导入同名文件是修改。',
      'categories/*.md：title、summary、place；正文介绍这一类服务。',
      'goods/*.md：title、category、family、summary、platform、deliverables、requirements、shipping、days、least_samples、replicates、sample_kind、bases、extras、place、on_sale。',
      '  bases 是规格，每种有 id、title、help 和 prices（从几个样本起每个样本多少元）；extras 是附加服务，按 sample 或 project 计价。',
      'promotions/*.md：title、summary、goods（省略为全部）、percent 与 least_samples，或 off 与 least；from、until（带时区）、each（每个账号最多几次）。',
      '金额以元为单位，最多两位小数。已经生成的报价单保留当时的价格。不在文件夹中的内容保留；加 --remove 会删除它们。',
    ].join('\n'),
    switches: ['remove'],
    prepare: async ({ platform, switches, words: [folder = ''] }) => {
      const { categories, goods, promotions } = await readShopFolder(folder);
      const remove = 'remove' in switches;
      const plans = [
        await planImport(platform, { table: 'goods_category', label: '商品分类', pieces: categories, remove }),
        await planImport(platform, { table: 'goods', label: '商品', pieces: goods, remove }),
        await planImport(platform, { table: 'promotion', label: '优惠', pieces: promotions, remove }),
      ];
      return {
        steps: plans.flatMap(({ steps }) => steps),
        carryOut: async () => {
          const said: string[] = [];
          for (const plan of plans) said.push(await plan.carryOut());
          return said.join('\n');
        },
      };
    },
  },

  'shop quotes': {
    usage: '[sent|answered]',
    summary: '列出等待答复的报价单，等得最久的在前',
    prepare: async ({ platform, words: [state = 'sent'] }) => {
      if (state !== 'sent' && state !== 'answered')
        throw new UsageError('状态应为 sent（待答复）或 answered（已答复）');
      return act('列出报价单', async () => {
        const quotes = await createQuoteDesk(platform).list(state);
        if (quotes.length === 0) return state === 'sent' ? '没有等待答复的报价单' : '没有已答复的报价单';
        const shown = quotes
          .slice(0, mostListed)
          .map(({ expired, row }) =>
            [
              row.number,
              localTime(Number(row.sent_at ?? row.created_at)),
              `${row.owner_name}（${row.email}）`,
              `${row.title} × ${row.samples}`,
              yuanOf(Number(row.total_fen)),
              `联系方式 ${row.contact}${expired ? '，已过有效期' : ''}`,
              ...(row.note ? [`备注：${row.note.replaceAll('\n', ' ')}`] : []),
            ].join('  '),
          );
        return [...shown, `共 ${quotes.length} 份`].join('\n');
      });
    },
  },

  'shop answer': {
    usage: '<报价单编号> <Markdown 文件>',
    summary: '答复一份报价单，并通知客户',
    help: '再次答复同一份报价单会替换原来的答复。价格以报价单为准；需要改价时请客户按新的价格重新生成。',
    prepare: async ({ platform, words: [number = '', path] }) => {
      const desk = createQuoteDesk(platform);
      const quote = await desk.find(number);
      if (!quote)
        throw new UsageError(number ? `没有编号为“${number}”的报价单` : '请给出报价单编号，例如 BJ20261128-0001');
      if (quote.state === 'draft') throw new UsageError(`${quote.number} 还没有提交，客户提交后才能答复`);
      const { files, markdown } = await readAnswer(path);
      if (files.length > 0) throw new UsageError('报价单的答复只能是一个 Markdown 文件；要附文件请通过售后发送');
      return act(`答复 ${quote.number}（${quote.email}，${quote.title}）`, async () => {
        await desk.answer(quote, markdown);
        await record(platform, 'shop.answer', quote.number);
        return `已答复 ${quote.number}，并通知 ${quote.email}`;
      });
    },
  },
};
