import { stateLabel, sampleKinds, type SampleOutcome, type SampleState } from '@panome/contract/sample-forms';
import type { SampleFormRow } from '../../platform/database/schema/samples.ts';
import type { Platform } from '../../platform/platform.ts';
import { createNotifications, type Told } from '../../platform/notifications/notifications.ts';
import { summaryBook } from './sampleBooks.ts';
import { kindOf, presentForm, rowsOf } from './present.ts';
import { addEvent, changeForm, eventsOf, findByNumber, findSent, pageOfSent, type SentFilter } from './repository.ts';

export type SampleResults = Readonly<Record<string, { readonly outcome: SampleOutcome; readonly note: string }>>;
type NextState = Exclude<SampleState, 'draft' | 'submitted'>;
export type SampleStep = {
  readonly state: NextState;
  readonly note: string;
  readonly results?: SampleResults;
};

/** Which states a form may be in to get the next one; a check may be repeated. */
const before: Readonly<Record<NextState, readonly SampleState[]>> = {
  received: ['submitted'],
  checked: ['received', 'checked'],
  returned: ['received', 'checked'],
};

/** Why a form cannot get this state now; undefined when it can. */
export function moveFault(row: SampleFormRow, state: NextState): string | undefined {
  const kind = kindOf(row);
  if (kind === 'return' && state === 'checked') return `${row.number} 是返样单，没有质检`;
  if (before[state].some((each) => each === row.state)) return undefined;
  const wanted = before[state].map((each) => `“${stateLabel(kind, each)}”`).join('或');
  return `${row.number} 现在是“${stateLabel(kind, row.state as SampleState)}”，此操作只适用于${wanted}的信息单`;
}

/** What is wrong with the results of a check: `sample` names the row, and is empty for the form as a whole. */
export function resultFaults(row: SampleFormRow, results: SampleResults): { sample: string; text: string }[] {
  const known = rowsOf(row).flatMap(({ name = '' }) => (name === '' ? [] : [name]));
  const given = Object.entries(results);
  const missing = known.filter((name) => !Object.hasOwn(results, name));
  return [
    ...given
      .filter(([name]) => !known.includes(name))
      .map(([sample]) => ({ sample, text: `${row.number} 中没有样本“${sample}”` })),
    ...given
      .filter(([, { note, outcome }]) => outcome === 'problem' && note === '')
      .map(([sample]) => ({ sample, text: `样本“${sample}”有问题，请说明原因` })),
    ...(missing.length > 0
      ? [
          {
            sample: '',
            text: `缺少 ${missing.length} 个样本的结果：${missing.slice(0, 5).join('、')}${missing.length > 5 ? ' 等' : ''}`,
          },
        ]
      : []),
  ];
}

/** What the staff of the provider does with forms; the owner is notified of each step. */
export function createSampleDesk(platform: Platform) {
  const { clock, database, live } = platform;
  const notifications = createNotifications(platform);

  return {
    find: (number: string): Promise<SampleFormRow | undefined> => findByNumber(database, number),

    /** A form that was sent, with its owner. */
    get: (id: string) => findSent(database, id),
    page: (filter: SentFilter, window: { limit: number; offset: number }) => pageOfSent(database, filter, window),
    present: async (row: SampleFormRow) => presentForm(row, await eventsOf(database, row.id)),
    book: async (row: SampleFormRow): Promise<Buffer> =>
      summaryBook(presentForm(row, await eventsOf(database, row.id))),

    /** Gives a form its next state, writes the event and notifies the owner. */
    move: async (row: SampleFormRow, { note, results, state }: SampleStep): Promise<Told> => {
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
      return notifications.notify(row.owner_id, {
        type: 'sample',
        title: `${what}：${said}`,
        content: note,
        link: `/data-collection/sample/operation?id=${row.id}`,
      });
    },
  };
}
