import type { ContentKind, ContentState, StaffContentFields } from '@panome/contract';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPictures } from '../pictures/pictures.ts';
import { answersCsv } from '../questionnaires/answersCsv.ts';
import { createReader } from '../text/createReader.ts';
import { isAllowedLink, isOwnPage } from '../text/links.ts';
import { startOf, valuesOf } from './kinds.ts';
import { createPublishing } from './publishing.ts';
import {
  deletePiece,
  findPiece,
  findPieces,
  findQuestionnaire,
  insertPiece,
  updatePiece,
  type Piece,
} from './repository.ts';

type Wanted = { readonly state?: ContentState | undefined; readonly search?: string | undefined };
type Seen = { readonly kind: ContentKind; readonly id: string; readonly revision: number };

/** What stands behind the pages on which the staff writes news, notices, questionnaires and messages. */
export function createContentDesk(platform: Platform) {
  const { clock, config, database } = platform;
  const reader = createReader(platform);
  const publishing = createPublishing(platform);

  /** @throws {Refusal} 404 */
  const load = async (kind: ContentKind, id: string): Promise<Piece> => {
    const row = await findPiece(database, kind, id);
    if (!row) throw notFound();
    return row;
  };
  const loadSeen = async ({ id, kind, revision }: Seen): Promise<Piece> => {
    const row = await load(kind, id);
    if (row.revision !== revision) throw changed();
    return row;
  };

  const check = async (kind: ContentKind, { link, picture }: StaffContentFields) => {
    if (kind === 'message' && link !== '' && !isOwnPage(link)) throw badInput('链接应为站内路径，以 / 开头');
    if (!isAllowedLink(link, config.linkHosts))
      throw badInput('链接应为站内路径（以 / 开头），或平台允许的 https 网站');
    if (picture !== '' && (await findPictures(database, [picture])).length === 0)
      throw badInput('封面图片不存在，请重新上传');
  };

  return {
    load,
    loadSeen,
    page: (kind: ContentKind, wanted: Wanted, window: { limit: number; offset: number }) =>
      findPieces(database, kind, wanted, clock.now(), window),
    preview: reader.read,

    /**
     * Writes a new draft, or changes a piece that was written here.
     * @throws {Refusal} 400, 404, or 409 when it came from a folder, was sent, or was changed meanwhile.
     */
    store: async (kind: ContentKind, fields: StaffContentFields, seen: Seen | undefined): Promise<string> => {
      const before = seen && (await loadSeen(seen));
      if (before?.origin === 'folder') throw conflict('这条内容来自文件夹，请修改文件后重新导入');
      if (kind === 'message' && before?.state === 'published') throw conflict('消息已发出，请先撤回再修改');
      await check(kind, fields);
      const read = await reader.read(fields.text, kind === 'questionnaire' ? fields.questions : '');
      const [fault] = read.faults;
      if (fault) throw badInput(`题目第 ${fault.line} 行：${fault.text}`, { faults: read.faults });
      const values = valuesOf(kind, fields, read);
      if (before?.state === 'published') publishing.ensureComplete(kind, fields, JSON.stringify(read.asked));
      const now = clock.now();
      const written = { ...values, source: JSON.stringify(fields), updated_at: now };
      if (!before) {
        const id = newId();
        await insertPiece(database, kind, { id, ...written, ...startOf(kind, now), origin: 'portal', state: 'draft' });
        return id;
      }
      // Answers name the version of the questions they were given to.
      const asks = kind === 'questionnaire' && before.state !== 'draft' && before.asked !== values['questions'];
      const version = asks ? { version: (await findQuestionnaire(database, before.id))!.version + 1 } : {};
      if (!(await updatePiece(database, kind, before, { ...written, ...version }))) throw changed();
      return before.id;
    },

    /** Shows a piece for a period, or sends a message. @throws {Refusal} 400, 404, 409. */
    publish: async (seen: Seen, period: { begins: number | undefined; ends: number | null; emailKey: string }) => {
      const done = await publishing.publish(seen.kind, await loadSeen(seen), period);
      if (!done) throw changed();
    },

    /** Takes back what was published. @throws {Refusal} 404, 409. */
    recall: async (seen: Seen) => {
      const row = await loadSeen(seen);
      if (row.state !== 'published') throw conflict('这条内容没有发布，不需要撤回');
      if (!(await publishing.recall(seen.kind, row))) throw changed();
    },

    /** @throws {Refusal} 404, or 409 for what is shown, came from a folder, or has answers. */
    remove: async (seen: Seen): Promise<Piece> => {
      const row = await loadSeen(seen);
      if (row.origin === 'folder') throw conflict('这条内容来自文件夹，请用命令行 import --remove 删除');
      if (row.state === 'published') throw conflict('请先撤回再删除');
      if (seen.kind === 'questionnaire' && row.count > 0) throw conflict('这份问卷已有答卷，不能删除');
      if (!(await deletePiece(database, seen.kind, row))) throw changed();
      return row;
    },

    /** The submitted answers as CSV. @throws {Refusal} 404 */
    answers: async (id: string): Promise<{ title: string; csv: string }> => {
      const row = await findQuestionnaire(database, id);
      if (!row) throw notFound();
      return { title: row.title, csv: (await answersCsv(database, row)).csv };
    },

    close: reader.close,
  };
}

const changed = () => conflict('这条内容已被其他人修改，请刷新后重试；已填的内容会保留在页面上');
