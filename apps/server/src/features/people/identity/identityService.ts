import { mostDocuments } from '@panome/contract';
import { Readable } from 'node:stream';
import { day } from '@panome/contract/durations';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime } from '../../../platform/clock.ts';
import type { IdentityFileRow, IdentityRow } from '../../../platform/database/schema/people.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import { badInput, conflict, notFound, tooMany } from '../../../platform/http/refusal.ts';
import { createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maskName } from '../../../platform/sealing/masks.ts';
import { createAccounts, type Origin } from '../../auth/index.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import { mediaTypes, type DocumentType } from './documents.ts';
import { presentOrganisation, presentRealName, type Organisation, type RealName } from './present.ts';
import { createIdentityRepository, type IdentityKind } from './repository.ts';
import { manualReview, type Decision, type Reviewer } from './reviewer.ts';

const kindNames: Readonly<Record<IdentityKind, string>> = { 'real-name': '实名认证', organisation: '机构认证' };
export const kindName = (kind: string): string => kindNames[kind as IdentityKind];

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Real names and organisations: submitted by people, encrypted at rest, decided by a reviewer (SEC-81). */
export function createIdentityService(platform: Platform, reviewer: Reviewer = manualReview) {
  const { audit, clock, database } = platform;
  const accounts = createAccounts(database);
  const notifications = createNotifications(platform);
  const rows = createIdentityRepository(platform);
  const handedIn = createWindowLimit({ clock, limit: 10, windowMs: day });

  const record = (actor: Actor, action: string, object: string, origin: Origin) =>
    audit.append({ actorId: actor.id, action, object, result: 'ok', ...origin });

  const countOne = (actor: Actor): void => {
    const wait = handedIn.wait(actor.id);
    if (wait > 0) throw tooMany('今天提交认证的次数已达 10 次，请明天再试', wait);
    handedIn.count(actor.id);
  };

  const mark = (row: Pick<IdentityRow, 'account_id' | 'kind'>, verified: boolean, realName = ''): Promise<void> =>
    accounts.changeProfile(
      row.account_id,
      row.kind === 'real-name'
        ? { is_real_name_auth: verified, real_name: verified ? maskName(realName) : '' }
        : { is_social_auth: verified },
    );

  const decide = async (row: IdentityRow, { reason, state }: Decision): Promise<void> => {
    await rows.decide(row.id, state, reason);
    const approved = state === 'approved';
    await mark(row, approved, row.kind === 'real-name' ? rows.fieldsOf<RealName>(row).real_name : '');
    const name = kindName(row.kind);
    await notifications.notify(row.account_id, {
      type: 'identity',
      title: approved ? `${name}已通过` : `${name}未通过`,
      content: approved ? '认证信息已核对无误' : `原因：${reason}。请修改后重新提交`,
      link: '/about-user/authentication',
    });
  };

  const viewOf = (row: IdentityRow, document: IdentityFileRow) => ({
    id: document.id,
    name: rows.nameOf(row, document),
    type: document.type,
    size: rows.plainSize(document),
    created_at: toTime(document.created_at),
  });

  const remove = async (actor: Actor, kind: IdentityKind, origin: Origin): Promise<void> => {
    if (!(await rows.remove(actor.id, kind))) throw notFound();
    await mark({ account_id: actor.id, kind }, false);
    await record(actor, 'identity.delete', kind, origin);
  };

  return {
    rows,
    decide,

    realName: async (actor: Actor) => {
      const row = await rows.find(actor.id, 'real-name');
      return presentRealName(row, row && rows.fieldsOf<RealName>(row));
    },

    /** @throws {Refusal} 409 while a review is under way or once it was approved. */
    verifyRealName: async (actor: Actor, fields: RealName, origin: Origin): Promise<void> => {
      const old = await rows.find(actor.id, 'real-name');
      if (old?.state === 'pending') throw conflict('实名认证正在审核，请等待结果，或撤回后重新提交');
      if (old?.state === 'approved') throw conflict('您已通过实名认证，如需变更，请先删除认证信息');
      countOne(actor);
      await rows.save(actor.id, 'real-name', fields);
      await record(actor, 'identity.submit', 'real-name', origin);
      const decision = await reviewer.reviewRealName(fields);
      if (decision !== 'manual') await decide((await rows.find(actor.id, 'real-name'))!, decision);
    },

    removeRealName: (actor: Actor, origin: Origin): Promise<void> => remove(actor, 'real-name', origin),

    organisation: async (actor: Actor) => {
      const row = await rows.find(actor.id, 'organisation');
      const documents = row ? await rows.documentsOf(row.id) : [];
      return presentOrganisation(
        row,
        row && rows.fieldsOf<Organisation>(row),
        row ? documents.map((document) => viewOf(row, document)) : [],
      );
    },

    /** @throws {Refusal} 409 when there is one already. */
    storeOrganisation: async (
      actor: Actor,
      fields: Organisation,
      uploads: readonly Upload[],
      origin: Origin,
    ): Promise<void> => {
      if (await rows.find(actor.id, 'organisation')) throw conflict('您已提交过机构认证，请在原有信息上修改');
      countOne(actor);
      await rows.save(actor.id, 'organisation', fields, await rows.prepare(actor.id, uploads));
      await record(actor, 'identity.submit', 'organisation', origin);
    },

    /** Submits an organisation again. @param keep - Ids of documents that stay. */
    updateOrganisation: async (
      actor: Actor,
      fields: Organisation,
      keep: readonly string[],
      uploads: readonly Upload[],
      origin: Origin,
    ): Promise<void> => {
      const row = await rows.find(actor.id, 'organisation');
      if (!row) throw notFound();
      const known = await rows.documentsOf(row.id);
      if (keep.some((id) => !known.some((document) => document.id === id))) throw notFound();
      const count = new Set(keep).size + uploads.length;
      if (count === 0) throw badInput('请至少保留或上传一份证明材料');
      if (count > mostDocuments) throw badInput(`证明材料最多 ${mostDocuments} 份，现在有 ${count} 份`);
      countOne(actor);
      await rows.save(actor.id, 'organisation', fields, await rows.prepare(actor.id, uploads), [...new Set(keep)]);
      await mark(row, false);
      await record(actor, 'identity.submit', 'organisation', origin);
    },

    removeOrganisation: (actor: Actor, origin: Origin): Promise<void> => remove(actor, 'organisation', origin),

    /** One document of the actor's own, unchanged. */
    document: async (actor: Actor, id: string, origin: Origin): Promise<FileAnswer> => {
      const row = await rows.find(actor.id, 'organisation');
      const document = row && (await rows.documentsOf(row.id)).find((one) => one.id === id);
      if (!document) throw notFound();
      const bytes = await rows.bytesOf(row, document);
      await record(actor, 'identity.read', document.id, origin);
      return file({
        name: rows.nameOf(row, document),
        type: mediaTypes[document.type as DocumentType],
        size: bytes.length,
        open: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
      });
    },
  };
}
