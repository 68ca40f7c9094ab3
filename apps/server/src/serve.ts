import { demoAccounts } from './demo/accounts.ts';
import { explain, stopOnSignal } from './processLife.ts';
import { start, type RunningServer } from './start.ts';

function greet({ address, platform: { config } }: RunningServer): void {
  console.log(`\nPanome 全组学云已启动：${address}`);
  console.log(`数据目录：${config.dataFolder}`);
  if (config.mode !== 'demo') return;
  console.log('演示模式，可用以下账号登录：');
  for (const { label, email, password } of demoAccounts) console.log(`  ${label}  ${email}  密码 ${password}`);
}

try {
  const server = await start(process.env);
  greet(server);
  stopOnSignal(server);
} catch (error) {
  explain(error);
  process.exit(1);
}
