/** One thing that can be chosen. */
export type Option = {
  /** Handed back when it is chosen; not empty, unique in its list. */
  value: string;
  /** What the reader sees. */
  label: string;
  /** A second line, e.g. why it is disabled. */
  help?: string;
  disabled?: boolean;
  /** The heading it stands under; options of one group follow each other. */
  group?: string;
};
