import { ConfigError } from './config.ts';
import { demoAccounts } from './demo/accounts.ts';
import { DatabaseTooNew } from './platform/database/migrate.ts';
import { DataFolderTaken } from './platform/lock.ts';
import { start, type RunningServer } from './start.ts';

function greet({ address, platform: { config } }: RunningServer): void {
  console.log(`\nPanome 全组学云已启动：${address}`);
  console.log(`数据目录：${config.dataFolder}`);
  if (config.mode !== 'demo') return;
  console.log('演示模式，可用以下账号登录：');
  for (const { label, email, password } of demoAccounts) console.log(`  ${label}  ${email}  密码 ${password}`);
}

/** What the operator can put right is said in one line; anything else keeps its stack. */
function explain(error: unknown): void {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') console.error('端口已被占用，请用环境变量 PORT 指定其他端口，例如 PORT=4174 npm start');
  else if (error instanceof ConfigError || error instanceof DatabaseTooNew || error instanceof DataFolderTaken)
    console.error(error.message);
  else console.error(error);
}

try {
  const server = await start(process.env);
  greet(server);
  const finish = () => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        explain(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', finish);
  process.once('SIGINT', finish);
} catch (error) {
  explain(error);
  process.exit(1);
}
