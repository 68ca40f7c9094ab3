import type { Platform } from '../../platform/platform.ts';
import { record, type Plan } from '../command.ts';
import { ContentError, fault } from './problems.ts';
import type { QuestionnairePiece } from './questionnaireFile.ts';

/**
 * Imports questionnaires. A questionnaire that has answers may change its questions only with a higher version, so that
 * the answers stay readable.
 */
export async function planQuestionnaires(platform: Platform, pieces: readonly QuestionnairePiece[]): Promise<Plan> {
  const { database } = platform;
  const stored = new Map(
    (await database.selectFrom('questionnaire').selectAll().execute()).map((row) => [row.id, row]),
  );
  const sent = await database
    .selectFrom('questionnaire_answer')
    .select((s) => ['questionnaire_id', s.fn.countAll<number>().as('count')])
    .where('submitted_at', 'is not', null)
    .groupBy('questionnaire_id')
    .execute();
  const faults = pieces.flatMap(({ file, row }) => {
    const before = stored.get(row.id);
    if (before?.origin === 'portal')
      return [fault(file, 1, '已有在服务后台撰写的同名问卷，文件不会覆盖它：请给文件换一个名称')];
    const answers = sent.find(({ questionnaire_id }) => questionnaire_id === row.id)?.count ?? 0;
    if (!before || answers === 0 || before.questions === row.questions || row.version > before.version) return [];
    return [
      fault(
        file,
        1,
        `题目有改动，而版本 ${before.version} 已有 ${answers} 份答卷：请把 version 改为 ${before.version + 1}`,
      ),
    ];
  });
  if (faults.length > 0) throw new ContentError(faults);
  const added = pieces.filter(({ row }) => !stored.has(row.id));
  const changed = pieces.filter(({ row }) => {
    const before = stored.get(row.id);
    return (
      before &&
      Object.entries(row).some(([column, value]) => String(before[column as keyof typeof before]) !== String(value))
    );
  });
  return {
    steps: [
      ...added.map(({ row }) => `新增问卷：${row.title}（${row.id}）`),
      ...changed.map(({ row }) => `修改问卷：${row.title}（${row.id}）`),
    ],
    carryOut: async () => {
      for (const { row } of [...added, ...changed]) {
        const { id, ...rest } = row;
        await database
          .insertInto('questionnaire')
          .values(row)
          .onConflict((on) => on.column('id').doUpdateSet(rest))
          .execute();
        await record(platform, 'questionnaire.import', id);
      }
      return `问卷：新增 ${added.length}，修改 ${changed.length}，未变 ${pieces.length - added.length - changed.length}`;
    },
  };
}
