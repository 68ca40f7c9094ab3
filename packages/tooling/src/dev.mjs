// `npm run dev`: the server on its port, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary, root } from './install.mjs';

ensureInstalled();
const node = nodeBinary();
const vite = (...more) =>
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), ...more], {
    cwd: join(root, 'apps/portal'),
    stdio: 'inherit',
  });
const children = [
  spawn(node, ['--watch-path=apps/server/src', '--watch-path=packages', join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
  }),
  vite(),
  // The script inside reports is read from the built folder.
  vite('build', '--config', 'vite.report.config.ts', '--watch', '--logLevel', 'warn'),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
