import { join } from 'node:path';
import type { LearningItem } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime, type Clock } from '../../../platform/clock.ts';
import type { LearningRow } from '../../../platform/database/schema/academy.ts';
import { conflict, notFound } from '../../../platform/http/refusal.ts';
import { readDocument, resultsFolder } from '../../../results/resultFolder.ts';
import type { TaskService } from '../../tasks/index.ts';
import type { AcademyRepository } from '../repository.ts';
import { stepsOf } from '../steps.ts';
import { checkStep } from './checkStep.ts';
import type { LearningRepository, Piece } from './repository.ts';

type Parts = {
  readonly academy: AcademyRepository;
  readonly learning: LearningRepository;
  readonly tasks: Pick<TaskService, 'own'>;
  readonly clock: Clock;
  readonly dataFolder: string;
};

const presentLearning = (row: LearningRow): LearningItem => ({
  kind: row.kind === 'video' ? 'video' : 'article',
  id: row.item_id,
  position: row.position,
  steps: JSON.parse(row.steps) as string[],
  done_at: row.done_at === null ? null : toTime(Number(row.done_at)),
  updated_at: toTime(Number(row.updated_at)),
});

/** How far an account has come, and whether its results of tutorials are right. */
export function createLearning({ academy, clock, dataFolder, learning, tasks }: Parts) {
  const published = ({ id, kind }: Piece) =>
    kind === 'article' ? academy.article(clock.now(), id) : academy.video(clock.now(), id);
  /** @throws {Refusal} 404 for a piece that is not published. */
  const find = async (piece: Piece) => {
    const row = await published(piece);
    if (!row) throw notFound();
    return row;
  };

  const change = async (
    actor: Actor,
    piece: Piece,
    to: (before: LearningRow) => LearningRow,
  ): Promise<LearningItem> => {
    const now = clock.now();
    const before = (await learning.find(actor.id, piece)) ?? {
      owner_id: actor.id,
      kind: piece.kind,
      item_id: piece.id,
      position: 0,
      steps: '[]',
      done_at: null,
      updated_at: now,
    };
    const row = { ...to(before), updated_at: now };
    await learning.write(row);
    return presentLearning(row);
  };

  /** Keeps a step that is right; the last one finishes the tutorial. */
  const keepStep = (actor: Actor, article: string, step: string, all: readonly string[]) =>
    change(actor, { kind: 'article', id: article }, (before) => {
      const steps = [...new Set([...(JSON.parse(before.steps) as string[]), step])];
      const finished = all.every((id) => steps.includes(id));
      return { ...before, steps: JSON.stringify(steps), done_at: before.done_at ?? (finished ? clock.now() : null) };
    });

  return {
    progress: async (
      actor: Actor,
      { done, position, ...piece }: Piece & { readonly position: number; readonly done?: boolean | undefined },
    ): Promise<LearningItem> => {
      await find(piece);
      return change(actor, piece, (before) => ({
        ...before,
        position,
        done_at: done === undefined ? before.done_at : done ? (before.done_at ?? clock.now()) : null,
      }));
    },

    of: async (actor: Actor, piece: Piece): Promise<LearningItem | null> => {
      const row = await learning.find(actor.id, piece);
      return row ? presentLearning(row) : null;
    },

    /** Pieces that were taken offline are left out. */
    list: async (actor: Actor) => {
      const rows = await learning.list(actor.id);
      const shown = await Promise.all(
        rows.map(async (row) => {
          const item = presentLearning(row);
          const piece = await published(item);
          if (!piece) return [];
          const more =
            'steps' in piece
              ? {
                  article_kind: piece.kind === 'paper' ? ('paper' as const) : ('text' as const),
                  of_steps: stepsOf(piece.steps).filter(({ expect }) => expect.length > 0).length,
                  seconds: 0,
                }
              : { article_kind: null, of_steps: 0, seconds: piece.seconds };
          return [{ ...item, title: piece.title, ...more }];
        }),
      );
      return shown.flat();
    },

    /** @throws {Refusal} 404 for another's task, 409 for one of another tool or without a result. */
    check: async (actor: Actor, input: { article_id: string; step: string; task_id?: string | undefined }) => {
      const article = await academy.article(clock.now(), input.article_id);
      const steps = article ? stepsOf(article.steps) : [];
      const step = steps.find(({ id }) => id === input.step);
      if (!article || !step) throw notFound();
      const taskId = input.task_id ?? (await learning.newestTask(actor.id, step.tool))?.id;
      if (taskId === undefined) return { task: null, passed: false, checks: [], options: [], learning: null };
      const task = await tasks.own(actor, 'task:read', taskId);
      if (task.tool_id !== step.tool) throw conflict('这个任务用的不是本步的工具，请选择本步工具的任务');
      if (task.state !== 'succeeded') throw conflict('任务还没有结果，请等任务完成后再检查');
      const dir = join(resultsFolder(dataFolder), task.result_path);
      const { checks, options, passed } = checkStep(dir, await readDocument(dir), step);
      const checked = steps.filter(({ expect }) => expect.length > 0).map(({ id }) => id);
      return {
        task: {
          id: task.id,
          name: task.name,
          finished_at: task.finished_at === null ? null : toTime(Number(task.finished_at)),
        },
        passed,
        checks,
        options,
        learning: passed ? await keepStep(actor, article.id, step.id, checked) : null,
      };
    },
  };
}
export type Learning = ReturnType<typeof createLearning>;
