import { chartById } from '@panome/charts';
import type { Section, TaskResult } from '../api.ts';

/** What of a result goes into a report. */
export type Choice = {
  readonly charts: readonly string[];
  readonly tables: readonly string[];
  readonly methods: boolean;
};

const rowsAtFirst = 20;
const newId = () => crypto.randomUUID();

/** Everything that shows what a result found: its charts, its first table and its methods. */
export const usualChoice = ({ document }: TaskResult): Choice => ({
  charts: document.charts.filter((id) => chartById(id)),
  tables: document.tables.slice(0, 1).map(({ id }) => id),
  methods: true,
});

/**
 * The sections of a choice: charts with the settings that they have on the result page, then tables, then the methods.
 */
export function sectionsOf(
  { chart_settings, document, task }: TaskResult,
  { charts, methods, tables }: Choice,
): Section[] {
  const common = { note: '', task_id: task.id };
  return [
    ...charts.map((chart): Section => ({
      ...common,
      id: newId(),
      kind: 'chart',
      title: chart_settings[chart]?.title || chartById(chart)?.title || chart,
      chart,
      settings: chart_settings[chart] ?? {},
    })),
    ...document.tables
      .filter(({ id }) => tables.includes(id))
      .map((table): Section => ({
        ...common,
        id: newId(),
        kind: 'table',
        title: table.title,
        table: table.id,
        rows: rowsAtFirst,
      })),
    ...(methods ? [{ ...common, id: newId(), kind: 'methods', title: `方法：${task.name}` } satisfies Section] : []),
  ];
}

export const textSection = (): Section => ({ kind: 'text', id: newId(), title: '', note: '' });

/** The sections with one moved so that it stands at place `to` of the new order. */
export function moved(sections: readonly Section[], id: string, to: number): Section[] {
  const section = sections.find((one) => one.id === id);
  if (!section) return [...sections];
  return sections
    .filter((one) => one !== section)
    .toSpliced(Math.max(0, Math.min(to, sections.length - 1)), 0, section);
}

/** `图 1`, `表 2` of each section by id, as the file will number them; texts and methods have none. */
export function labelsOf(sections: readonly Section[]): Readonly<Record<string, string>> {
  const count = { chart: 0, table: 0 };
  return Object.fromEntries(
    sections.flatMap(({ id, kind }) => {
      if (kind !== 'chart' && kind !== 'table') return [];
      count[kind] += 1;
      return [[id, `${kind === 'chart' ? '图' : '表'} ${count[kind]}`]];
    }),
  );
}
