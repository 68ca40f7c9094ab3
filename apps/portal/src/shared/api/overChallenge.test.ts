import { expect, it } from 'vitest';
import { CallError } from './callError.ts';
import { overChallenge } from './overChallenge.ts';

const refused = (data: unknown) => new CallError('failure', '请先完成安全验证', { status: 400, data });
const solved = { captcha_id: 'a', captcha: '1' };

it('does the work and sends again, once', async () => {
  const sent: unknown[] = [];
  const answer = overChallenge(
    async (with_) => {
      sent.push(with_);
      if (!with_) throw refused({ captcha: true, unsolved: true });
      return 'ok';
    },
    async () => solved,
  );
  expect(await answer).toBe('ok');
  expect(sent).toEqual([undefined, solved]);
});

it('a wrong password is sent once, also where the next try needs the work', async () => {
  let sent = 0;
  const answer = overChallenge(
    async () => {
      sent += 1;
      throw refused({ captcha: true });
    },
    async () => solved,
  );
  await expect(answer).rejects.toThrow();
  expect(sent).toBe(1);
});
