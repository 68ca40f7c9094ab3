import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAcademy } from '../content/academy/importAcademy.ts';
import { answersCsv } from '../../features/content/index.ts';
import { planQuestionnaires } from '../content/importQuestionnaires.ts';
import { planImport } from '../content/importRows.ts';
import { planMessage, readMessage } from '../content/messages.ts';
import { readNewsFolder, readNoticeFolder } from '../content/newsFolder.ts';
import { readQuestionnaires } from '../content/questionnaireFile.ts';
import { readAll, readFolder } from '../content/readFolder.ts';
import { act, record, UsageError, type Commands } from '../command.ts';

const folderHelp =
  '文件名（不含扩展名）就是这条内容的编号，也是它的地址：再次导入同名文件是修改，内容没有变化的文件不会改动。\n不在文件夹中的内容保留；加 --remove 会删除它们。图片放在同一文件夹里（PNG、JPEG、WebP、SVG，每张不超过 2 MB）。';
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** News, notices, questionnaires and messages from folders (decision E-57). */
export const contentCommands: Commands = {
  'news import': {
    usage: '<文件夹>',
    summary: '导入动态：每条一个 Markdown 文件',
    help: `文件以两行 --- 之间的信息开头：title、date（带时区），以及可选的 kind（动态、产品、活动）、summary、picture、link、pinned。\n${folderHelp}`,
    switches: ['remove'],
    prepare: async ({ platform, switches, words: [folder = ''] }) =>
      planImport(platform, {
        table: 'news',
        label: '动态',
        pieces: await readNewsFolder(folder, platform.config.linkHosts),
        remove: 'remove' in switches,
      }),
  },

  'notice import': {
    usage: '<文件夹>',
    summary: '导入公告：每条一个 Markdown 文件，在起止时间内弹出',
    help: `文件以两行 --- 之间的信息开头：title、from、until（带时区）。\n${folderHelp}`,
    switches: ['remove'],
    prepare: async ({ platform, switches, words: [folder = ''] }) =>
      planImport(platform, {
        table: 'notice',
        label: '公告',
        pieces: await readNoticeFolder(folder),
        remove: 'remove' in switches,
      }),
  },

  'questionnaire import': {
    usage: '<YAML 文件或文件夹>',
    summary: '导入问卷',
    help: '每份问卷一个 YAML 文件：title、intro（Markdown）、minutes、opens、closes（可省略）、version、questions。\n题目类型：single、multiple（可设 most）、text（可设 length）、scale、matrix（rows 与 options）；show_if 按前面的答案决定是否出现。\n已有答卷的问卷改动题目时，version 必须加 1；已提交的人不会再被邀请。',
    prepare: async ({ platform, words: [path = ''] }) => planQuestionnaires(platform, await readQuestionnaires(path)),
  },

  'questionnaire export': {
    usage: '<名称> <文件.csv>',
    summary: '把已提交的答卷导出为 CSV',
    prepare: async ({ platform, words: [id = '', file = ''] }) => {
      const questionnaire = await platform.database
        .selectFrom('questionnaire')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!questionnaire) throw new UsageError(`没有名称为“${id}”的问卷`);
      if (!file.endsWith('.csv')) throw new UsageError('请给出以 .csv 结尾的文件名');
      if (await exists(file)) throw new UsageError(`文件 ${file} 已存在，请换一个名称`);
      return act(`把“${questionnaire.title}”的答卷写入 ${file}`, async () => {
        const { count, csv } = await answersCsv(platform.database, questionnaire);
        await writeFile(file, csv, { flag: 'wx', mode: 0o600 });
        await record(platform, 'questionnaire.export', id);
        return `已导出 ${count} 份答卷到 ${file}`;
      });
    },
  },

  'message send': {
    usage: '<邮箱|all> <Markdown 文件>',
    summary: '给一个或所有账号发送系统消息',
    help: '文件以两行 --- 之间的信息开头：title，以及可选的 link（站内路径）。已有同一条消息的账号不会重复收到。',
    prepare: ({ platform, words: [to = '', file = ''] }) => {
      if (!to) throw new UsageError('请给出邮箱，或 all');
      return planMessage(platform, to, file);
    },
  },

  'content check': {
    usage: '<文件夹>',
    summary: '检查内容文件夹，不做任何改动',
    help: '检查其中的 news、notices、questionnaires、messages、academy 子文件夹，指出每个问题的文件和行。',
    prepare: async ({ platform, words: [folder = ''] }) => {
      const checks = {
        news: (path: string) => readNewsFolder(path, platform.config.linkHosts),
        notices: readNoticeFolder,
        questionnaires: readQuestionnaires,
        academy: async (path: string) =>
          Object.values(await readAcademy(path)).flatMap((part): readonly unknown[] => part ?? []),
        messages: async (path: string) => readAll(await readFolder(path, ['.md']), ({ file }) => readMessage(file)),
      };
      const present: (keyof typeof checks)[] = [];
      for (const name of Object.keys(checks) as (keyof typeof checks)[])
        if (folder && (await exists(join(folder, name)))) present.push(name);
      if (present.length === 0)
        throw new UsageError('请给出含有 news、notices、questionnaires、messages 或 academy 子文件夹的文件夹');
      const found = await readAll<keyof typeof checks, number>(
        present,
        async (name) => (await checks[name](join(folder, name))).length,
      );
      return {
        steps: [],
        carryOut: async () => `没有发现问题：${present.map((name, index) => `${name} ${found[index]} 个`).join('，')}`,
      };
    },
  },
};
