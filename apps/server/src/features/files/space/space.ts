import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reservation } from '../../../platform/storage/reservation.ts';
import { quotaOf, usageOf, type Db } from '../tree/nodes.ts';
import { SpaceAccount, type Held } from './account.ts';
import { sizeInWords } from './sizeInWords.ts';

type Wanted = {
  /** Known at the beginning; more may be asked for by `grow`. */
  readonly bytes?: number;
  /** Of them on the disk already; all when absent. */
  readonly written?: number;
  /** 1 when absent. */
  readonly files?: number;
  /** The transaction that the rows will be made in. */
  readonly db?: Db;
};

export type Space = ReturnType<typeof createSpace>;

/** Stands for the account of what no account pays for. */
export const nobody = '';

/**
 * The quota of accounts, counted in one place for every way in: what has a row, and what is on its way. Reservations
 * live in the server's memory, which a data folder has one of; open resumable uploads are taken over at the start.
 */
export function createSpace({ config, database, storage }: Pick<Platform, 'config' | 'database' | 'storage'>) {
  const accounts = new Map<string, SpaceAccount>();
  const accountOf = (ownerId: string): SpaceAccount => {
    const account = accounts.get(ownerId) ?? new SpaceAccount();
    accounts.set(ownerId, account);
    return account;
  };

  const quotaFor = async (ownerId: string, db: Db = database) => ({
    ...config.quota,
    bytes: await quotaOf(db, ownerId, config.quota.bytes),
  });
  type Quota = Awaited<ReturnType<typeof quotaFor>>;

  const full = (account: SpaceAccount, quota: Quota, bytes: number, own?: Held) => {
    const others = account.heldBeside(own);
    const coming = others > 0 ? `（另有 ${sizeInWords(others)} 留给正在进行的上传）` : '';
    return new Refusal({
      status: 413,
      showMsg: `空间不足：还剩 ${sizeInWords(account.left(quota, own))}${coming}，这次至少需要 ${sizeInWords(bytes)}。请删除不用的文件并清空回收站${others > 0 ? '，或等正在进行的上传完成' : ''}后重试`,
    });
  };

  const hold = (ownerId: string, account: SpaceAccount, held: Held, refresh: () => Promise<void>): Reservation => {
    account.held.add(held);
    return {
      grow: async (bytes) => {
        if (bytes <= held.bytes) return;
        const quota = await quotaFor(ownerId);
        if (bytes > account.left(quota, held)) await refresh();
        if (bytes > account.left(quota, held)) throw full(account, quota, bytes, held);
        held.bytes = bytes;
        held.written = bytes;
      },
      wrote: (bytes) => void (held.written = Math.min(held.bytes, held.written + bytes)),
      settle: () => account.settle(held),
      release: () => void account.held.delete(held),
    };
  };
  const refreshing =
    (account: SpaceAccount, ownerId: string, db: Db = database) =>
    () =>
      account.refresh(() => usageOf(db, ownerId));

  /** Takes over an upload of an earlier run, which had its room then. */
  const takeOver = (ownerId: string, { bytes, written }: Omit<Held, 'files'>): Reservation => {
    const account = accountOf(ownerId);
    return hold(ownerId, account, { bytes, written, files: 1 }, refreshing(account, ownerId));
  };
  /** @throws {Refusal} 507 when the disk has no room for so many bytes beside those that were promised to others. */
  const ensureDisk = (bytes: number): Promise<void> => {
    const held = [...accounts.values()].flatMap((account) => [...account.held]);
    return storage.ensureSpace(bytes + held.reduce((sum, each) => sum + each.bytes - each.written, 0));
  };

  return {
    /** @throws {Refusal} 413 when the account has no room for so many bytes or files beside what is on its way. */
    reserve: async (
      ownerId: string,
      { bytes = 0, db, files = 1, written = bytes }: Wanted = {},
    ): Promise<Reservation> => {
      const account = accountOf(ownerId);
      const refresh = refreshing(account, ownerId, db);
      const quota = await quotaFor(ownerId, db);
      await refresh();
      // No other turn of the loop may come between the look and the hold.
      if (bytes > account.left(quota)) throw full(account, quota, bytes);
      if (!account.hasFiles(quota, files))
        throw new Refusal({ status: 413, showMsg: `文件数量已达上限 ${quota.files}，请清理后重试` });
      return hold(ownerId, account, { bytes, written, files }, refresh);
    },

    takeOver,

    ensureDisk,

    /**
     * Room on the disk that no account pays for, beside what was promised to others.
     *
     * @throws {Refusal} 507 when the disk has none.
     */
    reserveDisk: async (bytes: number): Promise<Reservation> => {
      await ensureDisk(bytes);
      return takeOver(nobody, { bytes, written: 0 });
    },
  };
}
