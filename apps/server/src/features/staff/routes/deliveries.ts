import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime } from '../../../platform/clock.ts';
import { badInput, conflict } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { deliverySeal } from '../../projects/index.ts';
import { deliveryFolder, listDeliveries } from '../deliveries/deliveryFolder.ts';
import { runDelivery, type Ended } from '../deliveries/runDelivery.ts';

type Wanted = { readonly folder: string; readonly email: string; readonly quiet: boolean };

/** Deliveries out of the configured folder: looked at first, then carried out, by the operator's own command. */
export function registerDeliveries(app: FastifyInstance): void {
  const { config, log } = app.platform;
  const root = config.deliveries;
  let busy = false;

  /** One delivery at a time: it reads and stores as fast as the disk goes. */
  const run = async (actor: Actor, { email, folder, quiet }: Wanted, more: readonly string[]): Promise<Ended> => {
    const path = root && (await deliveryFolder(root, folder));
    if (!path) throw badInput('交付文件夹不存在，请刷新后重新选择');
    if (busy) throw conflict('另一份交付正在核对或写入，请稍后再试');
    busy = true;
    try {
      const words = [path, '--to', email, ...(quiet ? ['--quiet'] : []), ...more, '--as', actor.email];
      const ended = await runDelivery(config, words);
      if (ended.kind !== 'failed') return ended;
      log.error({ output: ended.output }, 'a delivery failed');
      throw new Error('the command of a delivery failed');
    } finally {
      busy = false;
    }
  };
  /** Faults name files; the staff knows them below the folder of deliveries. */
  const below = (line: string) => (root ? line.replaceAll(`${root}/`, '') : line);

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
        return { steps: [], faults: ended.kind === 'refused' ? ended.faults.map(below) : [], seal: '' };
      const { steps } = ended.answer as { readonly steps: string[] };
      return { steps, faults: [], seal: deliverySeal(steps) };
    },
  });
  registerCall(app, calls.staffDeliver, {
    policy: 'delivery:publish',
    handler: async ({ actor, input: { seal, ...wanted } }) => {
      const ended = await run(actor, wanted, ['--expect', seal]);
      if (ended.kind === 'refused') throw badInput(ended.faults.map(below).join('；'));
      return { message: (ended as { answer: { message: string } }).answer.message };
    },
  });
}
