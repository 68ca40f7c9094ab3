import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerUnknown } from './errors.ts';

/** The version of the built portal; `unbuilt` when there is none. */
export function buildOf(folder: string): string {
  const index = join(folder, 'index.html');
  return existsSync(index) ? createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 16) : 'unbuilt';
}

/**
 * The page with a fresh nonce for the style elements that its library adds while it runs, such as the scroll lock of a
 * dialog (SEC-44).
 */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  return reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
    })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce));
}

/** The pages of the portal, by their addresses: the application, and the editor of figures, which opens beside it. */
const pages = { '/': 'index.html', '/index.html': 'index.html', '/svg-editor.html': 'svg-editor.html' };

/** Serves the built portal: hashed assets may be cached for ever, the page never, and source maps are not served. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    for (const [path, page] of Object.entries(pages))
      app.get(path, async (_request, reply) => sendPage(reply, await readFile(join(folder, page), 'utf8')));
    await app.register(serveStatic, {
      root: folder,
      index: false,
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
