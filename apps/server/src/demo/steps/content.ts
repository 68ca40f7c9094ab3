import { join } from 'node:path';
import { contentCommands } from '../../admin/commands/content.ts';
import { runCommand } from '../../admin/runCommand.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const folder = join(import.meta.dirname, '../content');
const messages = ['1-welcome', '2-mail-switches', '3-questionnaires'];

/**
 * News, notices, questionnaires and messages of demo mode, made by the commands that the provider's staff uses. Doing
 * it twice changes nothing.
 */
export async function seedContent(platform: Platform): Promise<void> {
  const admin = (command: string, ...words: string[]) =>
    runCommand(contentCommands, platform, [...command.split(' '), ...words]);
  await admin('news import', join(folder, 'news'));
  await admin('notice import', join(folder, 'notices'));
  await admin('questionnaire import', join(folder, 'questionnaires'));
  for (const name of messages)
    await admin('message send', demoAccounts[0].email, join(folder, 'messages', `${name}.md`));
}
