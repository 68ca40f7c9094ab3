import { ConfigError } from './config.ts';
import { DatabaseTooNew, DatabaseTooOld } from './platform/database/migrate.ts';
import { DataFolderTaken } from './platform/lock.ts';

const told = [ConfigError, DatabaseTooNew, DatabaseTooOld, DataFolderTaken];

/** Errors that the operator can correct are printed in one line; all others with their stack. */
export function explain(error: unknown): void {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') console.error('端口已被占用，请用环境变量 PORT 指定其他端口，例如 PORT=4174 npm start');
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
