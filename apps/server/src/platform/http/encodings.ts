import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const utf8 = new Set(['utf-8', 'utf8']);
const charset = /;\s*charset\s*=\s*"?([^;"\s]*)/i;

/** Bodies are read as they come and as UTF-8: one that says it is something else would be misread without a word. */
export function refuseEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const packing = request.headers['content-encoding']?.trim().toLowerCase();
    if (packing && packing !== 'identity') throw new Refusal({ status: 415, showMsg: '不支持压缩的请求内容' });
    const said = charset.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase();
    if (said && !utf8.has(said)) throw new Refusal({ status: 415, showMsg: '请求内容的编码应为 UTF-8' });
  });
}
