import { expect, it } from 'vitest';
import { buildClock } from '../../../testing/buildTestApp.ts';
import { createWeChatSigner, signatureOf } from './sign.ts';

it('the signature equals the example in the JS-SDK documentation', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
  expect(signatureOf(ticket, 'Wm3WZYTPz0wzccnW', 1_414_587_457, 'http://mp.weixin.qq.com?params=value')).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  );
});

it('a ticket is asked for once while it is valid, and again after a refusal', async () => {
  const clock = buildClock();
  const asked: string[] = [];
  let refuse = true;
  const ask = async (address: string) => {
    asked.push(new URL(address).pathname);
    if (refuse) return { errcode: 40013 };
    return address.includes('getticket') ? { ticket: 't' } : { access_token: 'a' };
  };
  const signer = createWeChatSigner({ appId: 'wx', secret: 's', clock, ask });
  await expect(signer.sign('https://portal.example/')).rejects.toThrow('access_token');
  refuse = false;
  const { app_id, nonce, signature, timestamp } = await signer.sign('https://portal.example/');
  expect(signature).toBe(signatureOf('t', nonce, timestamp, 'https://portal.example/'));
  expect(app_id).toBe('wx');
  await signer.sign('https://portal.example/');
  expect(asked).toEqual(['/cgi-bin/token', '/cgi-bin/token', '/cgi-bin/ticket/getticket']);
  clock.advance(7_200_000);
  await signer.sign('https://portal.example/');
  expect(asked).toHaveLength(5);
});
