import { stateLabel, sampleKinds, type SampleOutcome, type SampleState } from '@panome/contract/sample-forms';
import type { SampleFormRow } from '../../platform/database/schema/samples.ts';
import type { Platform } from '../../platform/platform.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import { kindOf } from './present.ts';
import { addEvent, changeForm, findByNumber, formsIn } from './repository.ts';

export type SampleResults = Readonly<Record<string, { readonly outcome: SampleOutcome; readonly note: string }>>;
type Step = {
  readonly state: Exclude<SampleState, 'draft' | 'submitted'>;
  readonly note: string;
  readonly results?: SampleResults;
};

/** What the staff of the provider does with forms; the owner is notified of each step. */
export function createSampleDesk(platform: Platform) {
  const { clock, database, live } = platform;
  const notifications = createNotifications(platform);

  return {
    find: (number: string): Promise<SampleFormRow | undefined> => findByNumber(database, number),

    /** Sent forms with their owner's address, oldest first. */
    waiting: (state: SampleState) => formsIn(database, state),

    /** Gives a form its next state, writes the event and notifies the owner. */
    move: async (row: SampleFormRow, { note, results, state }: Step): Promise<void> => {
      const now = clock.now();
      const problems = results
        ? Object.values(results).filter(({ outcome }) => outcome === 'problem').length
        : row.problems;
      await database.transaction().execute(async (transaction) => {
        const outcome = results ? (problems > 0 ? 'problem' : 'passed') : row.outcome;
        await changeForm(transaction, row.id, {
          state,
          outcome,
          problems,
          updated_at: now,
          ...(results && { results: JSON.stringify(results) }),
        });
        await addEvent(transaction, row.id, state, note, now);
      });
      live.publish(row.owner_id, 'sample', { id: row.id });
      const what = `${sampleKinds[kindOf(row)]} ${row.number}`;
      const said =
        state === 'checked'
          ? problems > 0
            ? `质检完成，${problems} 个样本有问题`
            : '质检全部合格'
          : stateLabel(kindOf(row), state);
      await notifications.notify(row.owner_id, {
        type: 'sample',
        title: `${what}：${said}`,
        content: note,
        link: `/data-collection/sample/operation?id=${row.id}`,
      });
    },
  };
}
