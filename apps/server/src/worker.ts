import { explain, stopOnSignal } from './processLife.ts';
import { startWorker } from './startWorker.ts';

try {
  const worker = await startWorker(process.env);
  console.log(`Panome 任务进程已启动，最多同时运行 ${worker.slots} 个任务`);
  stopOnSignal(worker);
} catch (error) {
  explain(error);
  process.exit(1);
}
