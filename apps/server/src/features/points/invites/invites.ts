import { randomBytes } from 'node:crypto';
import type { InviteItem } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { limits } from '@panome/contract/limits';
import type { Origin } from '../../../platform/access/origin.ts';
import { toTime } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maskEmail, maskName } from '../../../platform/sealing/masks.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { findRule, lockPoints, type Db } from '../ledger/repository.ts';
import {
  addInvite,
  codeOf,
  countInvited,
  invitedBy,
  inviteOf,
  inviterOf,
  keepCode,
  personOf,
  settleInvite,
  wasSeenOn,
} from './repository.ts';
import { isSameMailbox } from './sameAddress.ts';

const reasons: Readonly<Record<string, string>> = {
  self: '与您的邮箱是同一个信箱，不能邀请自己',
  device: '在您登录过的同一台设备上注册，不计入邀请',
  full: `已邀请满 ${limits.invited} 人`,
  inviter: '您的账号当时已停用',
};
/** How long a device is remembered. */
const remembered = 90 * day;

export type Invites = ReturnType<typeof createInvites>;

/** Invitations: a code for each account, and who came by it. Nothing is given before the invited activate. */
export function createInvites({ clock, database }: Pick<Platform, 'clock' | 'database'>, ledger: Ledger) {
  const gainOf = async (db: Db, rule: string) => (await findRule(db, rule))?.amount ?? 0;

  return {
    mine: async (accountId: string) => {
      await keepCode(database, accountId, randomBytes(16).toString('base64url'), clock.now());
      const code = (await codeOf(database, accountId))!;
      const people = await invitedBy(database, accountId);
      return {
        code,
        path: `/user/register?invite=${code}`,
        most: limits.invited,
        left: Math.max(0, limits.invited - (await countInvited(database, accountId))),
        gain: await gainOf(database, 'invite'),
        their_gain: await gainOf(database, 'invited'),
        people: people.map(({ created_at, email, id, name, reason, state }) => ({
          id,
          name: maskName(name),
          email: maskEmail(email),
          state: state as InviteItem['state'],
          reason: reasons[reason] ?? '',
          created_at: toTime(created_at),
        })),
      };
    },

    /** @throws {Refusal} 404 for a code that nobody has. */
    detail: async (code: string) => {
      const inviter = await inviterOf(database, code);
      if (!inviter || inviter.disabled === 1) throw notFound();
      return {
        name: maskName(inviter.name),
        open: (await countInvited(database, inviter.id)) < limits.invited,
        gain: await gainOf(database, 'invited'),
      };
    },

    /** Remembers by whose invitation an account registers. A code that nobody has is no fault of the registering. */
    register: async (db: Db, accountId: string, code: string, origin: Origin): Promise<void> => {
      const inviter = await inviterOf(db, code);
      if (!inviter) return;
      const now = clock.now();
      const person = await personOf(db, accountId);
      // The lock of the inviter's points makes several that register at once wait for each other.
      await lockPoints(db, inviter.id);
      const full = (await countInvited(db, inviter.id)) >= limits.invited;
      const reason = isSameMailbox(inviter.email, person.email)
        ? 'self'
        : (await wasSeenOn(db, inviter.id, origin, now - remembered))
          ? 'device'
          : full
            ? 'full'
            : '';
      await addInvite(db, {
        id: newId(),
        inviter_id: inviter.id,
        invitee_id: accountId,
        state: reason ? 'void' : 'registered',
        reason,
        created_at: now,
        settled_at: reason ? now : null,
      });
    },

    /** Gives what an invitation promises, once the invited account is active. */
    activate: async (db: Db, accountId: string, origin: Origin): Promise<void> => {
      const invite = await inviteOf(db, accountId);
      if (invite?.state !== 'registered') return;
      const now = clock.now();
      const inviter = await personOf(db, invite.inviter_id);
      const seen = await wasSeenOn(db, inviter.id, origin, now - remembered);
      const reason = inviter.disabled === 1 ? 'inviter' : seen ? 'device' : '';
      await settleInvite(db, invite.id, { state: reason ? 'void' : 'rewarded', reason, settled_at: now });
      if (reason) return;
      const person = await personOf(db, accountId);
      await ledger.award(db, inviter.id, 'invite', {
        occasion: accountId,
        note: `${maskName(person.name)} 已激活账号`,
        link: '/support/invited-register',
      });
      await ledger.award(db, accountId, 'invited', {
        occasion: invite.id,
        note: `由 ${maskName(inviter.name)} 邀请`,
        link: '/support/invited-register',
      });
    },
  };
}
