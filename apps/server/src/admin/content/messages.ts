import { isOwnPage, keepPicture, recipientsOf, sendMessage } from '../../features/content/index.ts';
import { emailKey } from '../../features/auth/index.ts';
import { summaryOf } from '../../platform/markup/renderMarkdown.ts';
import type { Platform } from '../../platform/platform.ts';
import { z } from 'zod';
import { record, UsageError, type Plan } from '../command.ts';
import { readMarkdown } from './readMarkdown.ts';
import { renderContent } from './rendered.ts';

const head = z.strictObject({
  title: z.string('应为文字').min(1, '不能为空').max(100, '最多 100 个字'),
  link: z.string('应为站内路径').refine(isOwnPage, '应为站内路径，以 / 开头').or(z.literal('')).default(''),
});

/** Reads a message from a file. @throws {UsageError} Every fault with its file and line. */
export async function readMessage(file: string) {
  if (!file) throw new UsageError('请给出 Markdown 文件');
  const article = await readMarkdown(file, head);
  const { html, pictures } = await renderContent({ ...article, file });
  return { ...article.head, html, content: summaryOf(html, 2_000), pictures };
}

/** Sends a message to accounts; an account that has it already does not get it again. */
export async function planMessage(platform: Platform, to: string, file: string): Promise<Plan> {
  const { content, html, link, pictures, title } = await readMessage(file);
  const { again, waiting } = await recipientsOf(platform.database, to === 'all' ? '' : emailKey(to), { title, html });
  if (to !== 'all' && waiting.length + again === 0) throw new UsageError(`没有邮箱为“${to}”的账号`);
  return {
    steps: waiting.map(({ email }) => `发送给 ${email}：${title}`),
    carryOut: async () => {
      for (const { bytes, extension } of pictures) await keepPicture(platform, bytes, extension);
      await sendMessage(platform, waiting, { title, content, html, link });
      await record(platform, 'message.send', `${to} ${title}`);
      return `已发送给 ${waiting.length} 个账号${again > 0 ? `；${again} 个账号已有这条消息，没有重复发送` : ''}`;
    },
  };
}
