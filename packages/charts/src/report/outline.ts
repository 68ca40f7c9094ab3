import type { ReportModel, ReportPart } from './model.ts';

/** A part with its place in the report. */
export type Entry = {
  readonly part: ReportPart;
  /** Id of the element, for links. */
  readonly anchor: string;
  /** `图 1`, `表 2`; empty for texts and methods. */
  readonly label: string;
  readonly title: string;
};

/** The task's name, with the method unless the name already says it. */
export function runTitle({ runs }: ReportModel, run: string): string {
  const { document, name } = runs[run]!;
  return name.includes(document.method.title) ? name : `${name}（${document.method.title}）`;
}

export const methodsAnchor = (model: ReportModel, run: string): string =>
  `method-${Object.keys(model.runs).indexOf(run) + 1}`;

/**
 * The parts in order with their numbers, then the methods of every run that has no part of its own: what is shown can
 * always be repeated.
 */
export function outlineOf(model: ReportModel): readonly Entry[] {
  const described = new Set(model.parts.flatMap((part) => (part.kind === 'methods' ? [part.run] : [])));
  const cited = new Set(
    model.parts.flatMap((part) => (part.kind === 'chart' || part.kind === 'table' ? [part.run] : [])),
  );
  const missing = [...cited]
    .filter((run) => !described.has(run))
    .map((run) => ({ kind: 'methods' as const, run, title: '', note: '' }));
  const count = { chart: 0, table: 0, text: 0 };
  const shown = new Set<string>();
  return [...model.parts, ...missing].flatMap((part): Entry[] => {
    if (part.kind === 'methods') {
      // The same methods twice would make one anchor of two places.
      if (shown.has(part.run)) return [];
      shown.add(part.run);
      return [
        {
          part,
          anchor: methodsAnchor(model, part.run),
          label: '',
          title: part.title || `方法：${runTitle(model, part.run)}`,
        },
      ];
    }
    const number = ++count[part.kind];
    const label = { chart: `图 ${number}`, table: `表 ${number}`, text: '' }[part.kind];
    return [{ part, anchor: `${part.kind}-${number}`, label, title: part.title }];
  });
}
