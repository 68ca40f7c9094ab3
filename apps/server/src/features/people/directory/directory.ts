import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, emailForm } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { minute } from '@panome/contract/durations';
import type { Actor } from '../../../platform/access/actor.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { tooMany } from '../../../platform/http/refusal.ts';
import { createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import { maskEmail } from '../../../platform/sealing/masks.ts';
import { createAccounts } from '../../auth/index.ts';
import { pictureOf } from '../groups/present.ts';
import { createGroupRepository } from '../groups/repository.ts';

const most = 20;
const institutions = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'institutions.json'), 'utf8')) as string[]
).toSorted((a, b) => a.localeCompare(b, 'zh'));

type Question = { readonly name: string; readonly scope: 'all' | 'group'; readonly group_id?: string | undefined };

/**
 * Calls that find people and institutions. Strangers are never listed: only somebody who knows the whole address finds
 * its account (SEC-48).
 */
export function registerDirectory(app: FastifyInstance): void {
  const { clock, database } = app.platform;
  const accounts = createAccounts(database);
  const groups = createGroupRepository(database);
  const lookups = createWindowLimit({ clock, limit: 30, windowMs: 5 * minute });

  const fellowsOf = async (actor: Actor, groupId?: string) => {
    const mine = (await groups.list(actor.id)).filter((group) => !groupId || group.id === groupId);
    const found = await Promise.all(
      mine.map(async (group) =>
        (await groups.members(group.id)).map((member) => ({ ...member, group_name: group.name })),
      ),
    );
    const byId = new Map(found.flat().map((member) => [member.id, member]));
    byId.delete(actor.id);
    return [...byId.values()];
  };

  const stranger = async (actor: Actor, address: string) => {
    const wait = lookups.wait(actor.id);
    if (wait > 0) throw tooMany('查找过于频繁，请几分钟后再试', wait);
    lookups.count(actor.id);
    const account = await accounts.findByEmail(address);
    if (!account || account.id === actor.id || account.disabled || account.activated_at === null) return [];
    return [
      { id: account.id, name: account.name, email: maskEmail(account.email), head_image_path: '', group_name: '' },
    ];
  };

  registerCall(app, calls.userDataByFilter, {
    policy: 'session',
    handler: async ({ actor, input: { group_id, name, scope } }: { actor: Actor; input: Question }) => {
      const word = name.toLowerCase();
      const fellows = (await fellowsOf(actor, group_id)).filter(
        (member) => member.name.toLowerCase().includes(word) || member.email.toLowerCase().includes(word),
      );
      const known = fellows.slice(0, most).map(({ email, group_name, id, name: called, profile }) => ({
        id,
        name: called,
        email,
        head_image_path: pictureOf(profile),
        group_name,
      }));
      const wholeAddress = scope === 'all' && !group_id && emailForm.test(word) && known.length === 0;
      return wholeAddress ? stranger(actor, word) : known;
    },
  });

  registerCall(app, calls.userWorkUnitData, {
    policy: 'session',
    handler: async ({ actor, input }) => {
      const word = input.name.toLowerCase();
      const ofGroups = (await groups.list(actor.id)).map((group) => group.institution);
      const ofFellows = (await fellowsOf(actor)).map(
        ({ profile }) => (JSON.parse(profile) as { company?: string }).company ?? '',
      );
      const near = [...new Set([...ofGroups, ...ofFellows])].filter(
        (name) => name && name.toLowerCase().includes(word),
      );
      const common = institutions.filter((name) => name.toLowerCase().includes(word) && !near.includes(name));
      return [
        ...near.map((name) => ({ name, source: 'group' as const })),
        ...common.map((name) => ({ name, source: 'common' as const })),
      ].slice(0, most);
    },
  });
}
