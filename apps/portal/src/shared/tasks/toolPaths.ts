type ToolFormQuery = {
  /** A task whose form is opened again with every former value. */
  readonly redo?: string;
  /** A file of the file store that is chosen already. */
  readonly file?: string;
  /** What the file is for; the tool's first input when absent. */
  readonly input?: string;
  /** A task whose sample groups are taken over. */
  readonly groups?: string;
  /** A file of the file store that the sample groups are read from. */
  readonly groupsFile?: string | undefined;
  /** Options that are set already, by their ids. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Fill the form with the tool's example data. */
  readonly example?: boolean;
};

/** The form of a tool. */
export function toolFormPath(
  id: string,
  { example, file, groups, groupsFile, input, options, redo }: ToolFormQuery = {},
): string {
  const query = new URLSearchParams({ id });
  if (redo) query.set('redo', redo);
  if (file) query.set('file', file);
  if (input) query.set('input', input);
  if (groups) query.set('groups', groups);
  if (groupsFile) query.set('groups_file', groupsFile);
  if (options && Object.keys(options).length > 0) query.set('options', JSON.stringify(options));
  if (example) query.set('example', '1');
  return `/tools/detail?${query.toString()}`;
}

/** A task: how it goes while it runs, and its result. */
export const taskPath = (id: string): string => `/tools/detail?mission_id=${encodeURIComponent(id)}`;

export const taskListPath = '/data-collection/tool-mission-list';
export const toolListPath = '/tools/tool-list';
