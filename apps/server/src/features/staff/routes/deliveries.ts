import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime } from '../../../platform/clock.ts';
import { badInput, conflict } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createStagedFolders } from '../../files/index.ts';
import { deliverySeal } from '../../projects/index.ts';
import { deliveryFolder, listDeliveries } from '../deliveries/deliveryFolder.ts';
import { runDelivery, type Ended } from '../deliveries/runDelivery.ts';

type Wanted = {
  readonly folder: string;
  readonly staged: boolean;
  readonly email: string;
  readonly quiet: boolean;
};

/**
 * Deliveries out of the configured folder, or sent from a browser: looked at first, then carried out, by the operator's
 * own command.
 */
export function registerDeliveries(app: FastifyInstance): void {
  const { config, log } = app.platform;
  const root = config.deliveries;
  const uploads = createStagedFolders(app.platform);
  let busy = false;

  /** A folder on the file server, or one that the same person has sent. */
  const pathOf = async (actor: Actor, { folder, staged }: Pick<Wanted, 'folder' | 'staged'>) =>
    staged ? uploads.find(actor.id, folder) : root && (await deliveryFolder(root, folder));
  /** Faults name files; the staff knows them below the folder of deliveries, or below the folder they sent. */
  const belowOf =
    ({ path, staged }: { readonly path: string; readonly staged: boolean }) =>
    (line: string) =>
      line.replaceAll(`${staged ? path : root}/`, '');

  /** One delivery at a time: it reads and stores as fast as the disk goes. */
  const run = async (
    actor: Actor,
    { email, quiet, ...where }: Wanted,
    more: readonly string[],
  ): Promise<Ended & { readonly path: string }> => {
    const path = await pathOf(actor, where);
    if (!path) throw badInput(where.staged ? '上传的文件夹已不存在，请重新上传' : '交付文件夹不存在，请刷新后重新选择');
    if (busy) throw conflict('另一份交付正在核对或写入，请稍后再试');
    busy = true;
    try {
      const words = [path, '--to', email, ...(quiet ? ['--quiet'] : []), ...more, '--as', actor.email];
      const ended = await runDelivery(config, words);
      if (ended.kind !== 'failed') return { ...ended, path };
      log.error({ output: ended.output }, 'a delivery failed');
      throw new Error('the command of a delivery failed');
    } finally {
      busy = false;
    }
  };

  registerCall(app, calls.staffDeliveryFolders, {
    policy: 'delivery:read',
    handler: async () => ({
      configured: root !== undefined,
      folders: root
        ? (await listDeliveries(root)).map(({ changedAt, path }) => ({ path, changed_at: toTime(changedAt) }))
        : [],
    }),
  });
  registerCall(app, calls.staffDeliveryPlan, {
    policy: 'delivery:publish',
    handler: async ({ actor, input }) => {
      const ended = await run(actor, { ...input, quiet: true }, ['--dry-run']);
      if (ended.kind !== 'done')
        return {
          steps: [],
          faults: ended.kind === 'refused' ? ended.faults.map(belowOf({ ...input, path: ended.path })) : [],
          seal: '',
        };
      const { steps } = ended.answer as { readonly steps: string[] };
      return { steps, faults: [], seal: deliverySeal(steps) };
    },
  });
  registerCall(app, calls.staffStagedDelete, {
    policy: 'delivery:publish',
    handler: async ({ actor, input }) => {
      await uploads.remove(actor.id, input.folder);
      return null;
    },
  });
  registerCall(app, calls.staffDeliver, {
    policy: 'delivery:publish',
    handler: async ({ actor, input: { seal, ...wanted } }) => {
      const ended = await run(actor, wanted, ['--expect', seal]);
      if (ended.kind === 'refused')
        throw badInput(ended.faults.map(belowOf({ ...wanted, path: ended.path })).join('；'));
      if (wanted.staged) await uploads.remove(actor.id, wanted.folder);
      return { message: (ended as { answer: { message: string } }).answer.message };
    },
  });
}
