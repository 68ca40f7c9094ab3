import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from './errors.ts';

/** Names the built portal; `unbuilt` when there is none. */
export function buildOf(folder: string): string {
  const index = join(folder, 'index.html');
  return existsSync(index) ? createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 16) : 'unbuilt';
}

/** Serves the built portal: hashed assets for ever, the page itself never from a cache, no source map. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      globIgnore: ['**/*.map', '**/.*'],
      allowedPath: (path) => !path.endsWith('.map'),
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${sep}assets${sep}`) && /-[\w-]{8,}\./.test(basename(path));
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.url.split('?')[0] === '/';
    if (page && !built)
      return reply.code(503).type('text/plain; charset=utf-8').send('门户尚未构建，请运行 npm run build，再刷新此页');
    return answerUnknown(request, reply);
  });
}
