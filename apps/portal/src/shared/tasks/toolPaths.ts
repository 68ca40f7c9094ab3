export type ToolFormQuery = {
  /** A task whose form is opened again with every former value. */
  readonly redo?: string;
  /** A file of the file store that is chosen already. */
  readonly file?: string;
  /** Fill the form with the tool's example data. */
  readonly example?: boolean;
};

/** The form of a tool. */
export function toolFormPath(id: string, { example, file, redo }: ToolFormQuery = {}): string {
  const query = new URLSearchParams({ id });
  if (redo) query.set('redo', redo);
  if (file) query.set('file', file);
  if (example) query.set('example', '1');
  return `/tools/detail?${query.toString()}`;
}

/** A task: how it goes while it runs, and its result. */
export const taskPath = (id: string): string => `/tools/detail?mission_id=${encodeURIComponent(id)}`;

export const taskListPath = '/data-collection/tool-mission-list';
export const toolListPath = '/tools/tool-list';
