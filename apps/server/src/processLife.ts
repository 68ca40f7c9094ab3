import { ConfigError } from './configError.ts';
import { DatabaseTooNew, DatabaseTooOld } from './platform/database/migrate.ts';
import { DataFolderTaken } from './platform/lock.ts';
import { ObjectsUnknown } from './platform/storage/ensureKnown.ts';

const told = [ConfigError, DatabaseTooNew, DatabaseTooOld, DataFolderTaken, ObjectsUnknown];
/** SQLite's `SQLITE_CORRUPT` and `SQLITE_NOTADB`; the upper bits say where it noticed. */
const damaged = new Set([11, 26]);

/** Errors that the operator can correct are printed in one line; all others with their stack. */
export function explain(error: unknown): void {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  if (code === 'EADDRINUSE') console.error('端口已被占用，请用环境变量 PORT 指定其他端口，例如 PORT=4174 npm start');
  else if (damaged.has(errcode % 256))
    console.error(
      '数据库文件 panome.db 已损坏或不完整，服务没有启动，文件都没有动。请保留损坏的文件备查，用最近一次备份中的 panome.db 替换它（同时移走旁边的 panome.db-wal 和 panome.db-shm）后再启动',
    );
  else if (error instanceof Error && told.some((kind) => error instanceof kind)) console.error(error.message);
  else console.error(error);
}

/** Ends this process at SIGTERM and SIGINT, with code 0 once everything is closed. */
export function stopOnSignal({ stop }: { readonly stop: () => Promise<void> }): void {
  const finish = () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        explain(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', finish);
  process.once('SIGINT', finish);
}
