import helmet from '@fastify/helmet';
import { buildHeader } from '@panome/contract';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

type Options = { readonly https: boolean; readonly build: string };

/** SEC-44 and SEC-45: the security headers of every answer. Files of users replace the policy by a sandbox. */
export async function sendHeaders(app: FastifyInstance, { https, build }: Options): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'media-src': ["'self'"],
        'frame-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'dompurify'],
      },
    },
    strictTransportSecurity: https ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
    xFrameOptions: { action: 'deny' },
    xPermittedCrossDomainPolicies: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      [buildHeader]: build,
      'x-request-id': request.id,
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
