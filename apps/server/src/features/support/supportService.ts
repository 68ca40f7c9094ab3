import type { SupportSystem } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import type { Actor } from '../../platform/access/actor.ts';
import type { NewSupportRequest as NewRow } from '../../platform/database/schema/afterSales.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { badInput, tooMany } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { addressBucket, createWindowLimit } from '../../platform/limits/windowLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextNumber } from '../../platform/database/nextNumber.ts';
import { addSupportRequest } from './repository.ts';

const tries = 5;

type NewSupportRequest = {
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly content: string;
  readonly system: SupportSystem;
  readonly captcha_id?: string | undefined;
  readonly captcha?: string | undefined;
};

/** Questions to customer service, from accounts and from visitors. */
export function createSupportService({
  captcha,
  clock,
  database,
  post,
}: Pick<Platform, 'captcha' | 'clock' | 'database' | 'post'>) {
  const limit = createWindowLimit({ clock, limit: 10, windowMs: hour });

  const insert = async (row: Omit<NewRow, 'number'>): Promise<string> => {
    for (let left = tries; ; left -= 1) {
      try {
        return await database.transaction().execute(async (transaction) => {
          const number = await nextNumber(transaction, 'support_request', 'KF', clock.now());
          await addSupportRequest(transaction, { ...row, number });
          return number;
        });
      } catch (error) {
        if (!isUniqueViolation(error) || left === 1) throw error;
      }
    }
  };

  return {
    /**
     * @throws {Refusal} When a visitor gave no mail address or brought no proof of work, or when somebody asks
     * too often.
     */
    store: async (
      actor: Actor | null,
      { captcha: solved, captcha_id, system, ...request }: NewSupportRequest,
      ip: string,
    ): Promise<{ number: string; email: string }> => {
      const key = actor ? `account ${actor.id}` : `place ${addressBucket(ip)}`;
      const wait = limit.wait(key);
      if (wait > 0) throw tooMany('您提交的问题过于频繁，请一小时后再试', wait);
      if (!actor && !request.email) throw badInput('请填写邮箱，我们将答复到此邮箱');
      if (!actor && !captcha.check(captcha_id, solved))
        throw badInput(solved ? '安全验证未通过，请重试' : '请先完成安全验证', { captcha: true, unsolved: true });
      limit.count(key);
      const email = request.email || actor!.email;
      const number = await insert({
        ...request,
        id: newId(),
        owner_id: actor?.id ?? '',
        email,
        name: request.name || (actor?.name ?? ''),
        system: JSON.stringify(system),
        created_at: clock.now(),
      });
      // The address that a visitor typed is not proved, so only accounts get a mail.
      if (actor)
        await post.send({
          address: actor.email,
          subject: `已收到您的问题（${number}）`,
          text: `您好，客户服务已收到您的问题，编号 ${number}：\n\n${request.content}\n\n答复将发送到 ${email}`,
          path: '/help/support',
        });
      return { number, email };
    },
  };
}
export type SupportService = ReturnType<typeof createSupportService>;
