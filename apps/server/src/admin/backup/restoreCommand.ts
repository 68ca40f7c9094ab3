import { UsageError, type Command } from '../command.ts';
import { compareRestored, restore, type Target } from './restore.ts';

/** `restore` writes the database that every other command opens first, so it runs without one. */
export async function runRestore(target: Target, typed: readonly string[]): Promise<string> {
  const words = typed.filter((word) => !word.startsWith('--'));
  const unknown = typed.find((word) => word.startsWith('--') && word !== '--verify');
  if (unknown) throw new UsageError(`没有选项 ${unknown}`);
  const folder = words[0];
  if (!folder || words.length > 1) throw new UsageError('请给出一个备份目录，例如 restore /backup/2026-11-28 --verify');
  const manifest = await restore(folder, target);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const said = `已恢复到 ${target.dataFolder}：${manifest.files.length} 个文件，${Object.keys(manifest.tables).length} 张表共 ${rows} 行`;
  const keys = '密钥不在备份中：请用原来的 PANOME_SECRET 和 PANOME_DATA_KEY 启动，否则认证材料无法解密';
  if (!typed.includes('--verify')) return `${said}\n${keys}`;
  const faults = await compareRestored(manifest, target);
  if (faults.length > 0)
    throw new UsageError(`恢复的内容与备份不一致：\n${faults.map((one) => `  ${one}`).join('\n')}`);
  return `${said}，已逐个文件、逐张表核对一致，审计日志完整\n${keys}`;
}

/** The entry of the help; `main.ts` runs it before anything is opened. */
export const restoreCommand: Command = {
  usage: '<目录>',
  summary: '把一份备份恢复到空的数据目录（和空的 PostgreSQL 数据库）',
  switches: ['verify'],
  help: [
    '先停止服务，用 PANOME_DATA 指定空目录；PostgreSQL 的备份另用 DATABASE_URL 指定空数据库。',
    '写入之前先核对整份备份；--verify 在恢复后再逐个文件、逐张表核对，并核对审计日志。',
    '密钥（PANOME_SECRET、PANOME_DATA_KEY）不在备份中，请另行保管。',
  ].join('\n'),
  prepare: () => Promise.reject(new UsageError('restore 要在命令行单独运行')),
};
