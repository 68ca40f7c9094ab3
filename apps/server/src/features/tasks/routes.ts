import { methodById } from '@panome/analysis';
import { calls, type GroupScheme, type TaskForm } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { toTime } from '../../platform/clock.ts';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { events } from '../../platform/http/eventStream.ts';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { passFault } from '../../platform/sources/index.ts';
import { checkFile } from '../files/index.ts';
import type { Examples } from './examples.ts';
import { dividesSamples, keptGroups } from './keptGroups.ts';
import { createRecipeRepository } from './recipeRepository.ts';
import { storedForm } from './taskForm.ts';
import type { TaskRepository } from './taskRepository.ts';
import type { TaskService } from './taskService.ts';

type Parts = { readonly service: TaskService; readonly tasks: TaskRepository; readonly examples: Examples };

/** The largest form in bytes; group schemes of thousands of samples fit (SEC-32). */
const formLimit = 5 * 1024 * 1024;
/** How many of the latest tasks are asked for the groups of a table. */
const mostAsked = 100;
const noGroups: GroupScheme = { groups: [], excluded: [], factors: [] };
const list = (ids: string) => [...new Set(ids.split(',').filter(Boolean))].slice(0, 100);

export function registerTasks(app: FastifyInstance, { examples, service, tasks }: Parts): void {
  const { database, live, sources } = app.platform;
  const recipes = createRecipeRepository(database);

  app.livePresenters.set('task', async (actor, hint) => {
    const row = await service.own(actor, 'task:read', (hint as { id: string }).id);
    if (row.run_id === '') return { event: 'task', data: await service.present(row) };
    // A task of a run is told as a step of it.
    return app.livePresenters.get('run_step')?.(actor, { run_id: row.run_id, step_id: row.step_id });
  });

  registerCall(app, calls.toolGroupScheme, {
    policy: 'task:add',
    bodyLimit: formLimit,
    handler: async ({ actor, input }) => {
      const { source } = input;
      const asked = source.kind === 'kept' ? { kind: 'own' as const } : source;
      const { problems, samples, scheme } = await service.groupScheme(actor, input, asked);
      const answer = { scheme, samples: [...samples], problems: [...problems], kept: null, own: false };
      if (source.kind !== 'kept') return answer;
      const rows = await recipes.latestTasks(actor.id, mostAsked);
      const earlier = rows.map(({ form, name }) => ({ name, form: storedForm(form) }));
      const kept = keptGroups(earlier, input.matrix.file_id, samples);
      if (kept) return { ...answer, scheme: kept.scheme, kept: { task: kept.task, same_file: kept.sameFile } };
      return dividesSamples(scheme) ? { ...answer, own: true } : { ...answer, scheme: noGroups };
    },
  });

  registerCall(app, calls.taskValidate, {
    policy: 'task:add',
    bodyLimit: formLimit,
    handler: async ({ actor, input }) => {
      if ('file' in input) return { problems: await checkFile(app.tables, actor, input) };
      const problems = await service.check(actor, input);
      const [first] = problems.filter((problem) => problem.severity === 'error');
      if (first) throw badInput(`${first.what}。${first.remedy}`, { problems });
      return { problems: [...problems] };
    },
  });

  registerCall(app, calls.taskStore, {
    policy: 'task:add',
    bodyLimit: formLimit,
    handler: ({ actor, idempotencyKey, input }) => service.store(actor, input, idempotencyKey),
  });
  registerCall(app, calls.taskStoreExample, {
    policy: 'task:add',
    handler: ({ actor, input }) => examples.formFor(actor, input.tool_id),
  });

  registerCall(app, calls.taskList, {
    policy: 'task:read',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { order, page: _page, size: _size, sort, trash, ...filter } = input;
      const { rows, total } = await tasks.page(
        actor.id,
        { ...filter, trash: trash === '1' },
        { offset, size: limit, sort, order },
      );
      return page(await Promise.all(rows.map(service.present)), total);
    },
  });

  registerCall(app, calls.taskDataByFilter, {
    policy: 'task:read',
    handler: async ({ actor, input: { state, tool_id, trash, ...rest } }) => {
      const base = { ...rest, trash: trash === '1' };
      const states = await tasks.countBy(actor.id, { ...base, tool_id }, 'state');
      const tools = await tasks.countBy(actor.id, { ...base, state }, 'tool_id');
      return {
        states: states.map(({ count, value }) => ({ state: value as 'queued', count })),
        tools: tools.map(({ count, value }) => ({ tool_id: value, title: methodById(value)?.title ?? value, count })),
      };
    },
  });

  registerCall(app, calls.taskDetail, {
    policy: 'task:read',
    handler: async ({ actor, input }) => {
      const row = await service.own(actor, 'task:read', input.id);
      // Editing a task again takes over the chart settings of now, not those of the submission.
      const form =
        row.kind === 'tool'
          ? { ...storedForm(row.form), chart_settings: JSON.parse(row.chart_settings) as TaskForm['chart_settings'] }
          : null;
      const ids = form
        ? [form.inputs.matrix, ...Object.values(form.inputs.more)].flatMap((reference) =>
            reference ? [reference.file_id] : [],
          )
        : [];
      const named = await Promise.all(
        ids.map(async (id) => [id, await sources.nameOf(actor, id, { running: true }).catch(passFault)] as const),
      );
      const log = await tasks.log(row.id);
      return {
        ...(await service.present(row)),
        form,
        files: Object.fromEntries(named.filter((one): one is readonly [string, string] => one[1] !== undefined)),
        log: log.map(({ at, text }) => ({ at: toTime(at), text })),
      };
    },
  });

  registerCall(app, calls.taskEvents, {
    policy: 'task:read',
    handler: ({ actor }) =>
      events((send) =>
        live.subscribe(actor.id, (event, hint) => {
          const present = app.livePresenters.get(event);
          if (!present) return send(event, hint);
          void present(actor, hint).then(
            (told) => told && send(told.event, told.data),
            () => undefined,
          );
        }),
      ),
  });

  registerCall(app, calls.taskCancel, {
    policy: 'task:cancel',
    handler: ({ actor, input }) => service.cancel(actor, input.id),
  });
  registerCall(app, calls.taskDelete, {
    policy: 'task:delete',
    handler: async ({ actor, input }) => ({ deleted: await service.remove(actor, list(input.ids)) }),
  });
  registerCall(app, calls.taskRestore, {
    policy: 'task:delete',
    handler: ({ actor, input }) => service.restore(actor, input.ids),
  });
  registerCall(app, calls.taskReportError, {
    policy: 'task:read',
    handler: async ({ actor, input }) =>
      (await service.present(await service.own(actor, 'task:read', input.id))).failure,
  });
}
