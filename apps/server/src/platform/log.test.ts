import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('SEC-83: tokens, passwords and signatures never reach the log, however deeply nested', () => {
  const lines: string[] = [];
  const out = new Writable({ write: (chunk: Buffer, _encoding, done) => done(void lines.push(chunk.toString())) });
  const log = createLog('info', out);
  const secret = 'canary-4711';
  log.info(
    {
      token: secret,
      body: { password: secret, nested: { token: secret } },
      headers: { token: secret, cookie: secret },
    },
    'login',
  );
  log.info(
    {
      req: {
        method: 'GET',
        url: `/api/front/user_file_store/content?signature=${secret}`,
        ip: '::1',
        headers: { token: secret },
      },
    },
    'download',
  );
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(secret);
  expect(lines[1]).toContain('/api/front/user_file_store/content');
});
