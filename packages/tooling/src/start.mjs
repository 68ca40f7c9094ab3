// `npm start`: installs what is missing, builds the portal when needed, starts the server in demo mode.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root } from './install.mjs';

ensureInstalled();
ensureBuilt();
const server = spawn(nodeBinary(), [join(root, 'packages/tooling/src/gathered/startServer.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
