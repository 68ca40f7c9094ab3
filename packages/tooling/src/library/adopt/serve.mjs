// Addresses of built applications.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { preview } from 'vite';

/** A folder of files. */
export async function serveFolder(folder) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A built Next application, with its server. */
export async function serveNext(folder) {
  const port = await freePort();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Ready') && resolve());
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}`)));
  });
  server.removeAllListeners('exit');
  return { address: `http://127.0.0.1:${port}/`, close: () => server.kill() };
}
