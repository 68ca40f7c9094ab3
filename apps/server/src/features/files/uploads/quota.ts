import type { Config } from '../../../config.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { usageOf, type Db } from '../tree/nodes.ts';

/** @throws {Refusal} 413 when an account has no room for so many bytes more, or so many files. */
export async function ensureQuota(
  db: Db,
  { quota }: Pick<Config, 'quota'>,
  ownerId: string,
  bytes: number,
  more = 1,
): Promise<void> {
  const { files, used } = await usageOf(db, ownerId);
  if (used + bytes > quota.bytes)
    throw new Refusal({ status: 413, showMsg: '您的空间不足，请清理文件或清空回收站后重试' });
  if (files + more > quota.files)
    throw new Refusal({ status: 413, showMsg: `文件数量已达上限 ${quota.files}，请清理后重试` });
}
