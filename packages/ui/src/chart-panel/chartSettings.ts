/** What was changed on one element of a figure. */
type FigureEdit = {
  readonly id: string;
  readonly text?: { readonly from: string; readonly to: string };
  readonly fill?: string;
  readonly stroke?: string;
  readonly fontSize?: number;
  readonly fontFamily?: 'sans' | 'serif' | 'mono';
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly move?: { readonly right: number; readonly down: number };
  readonly order?: number;
  readonly hidden?: boolean;
};

/** What a user changed on a chart; an absent key is the default. */
export type ChartSettings = {
  readonly title?: string;
  readonly xTitle?: string;
  readonly yTitle?: string;
  readonly fontSize?: number;
  readonly palette?: string;
  readonly legend?: 'right' | 'top' | 'bottom' | 'none';
  readonly pointSize?: number;
  readonly labels?: readonly string[];
  readonly groupOrder?: readonly string[];
  readonly groupColors?: Readonly<Record<string, string>>;
  readonly own?: Readonly<Record<string, string | number | boolean>>;
  /** What was changed on single elements of the figure; kept as it is, whatever is set here. */
  readonly edits?: readonly FigureEdit[];
};

/** A control that only one kind of chart has. */
export type ChartSettingSpec = { readonly id: string; readonly label: string; readonly help?: string } & (
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** What is counted, the first as 1: chosen by name instead of typed. */
      readonly names?: readonly string[];
    }
  | { readonly kind: 'boolean'; readonly default: boolean }
);

/** Which settings a chart has. */
export type ChartSettingsSpec = {
  readonly common: readonly (
    | 'title'
    | 'axisTitles'
    | 'fontSize'
    | 'palette'
    | 'legend'
    | 'pointSize'
    | 'labels'
    | 'groups'
  )[];
  readonly settings: readonly ChartSettingSpec[];
  /** Pixels of a point that nobody changed; 6 when absent. */
  readonly pointSize?: number;
  readonly paletteKind?: 'categorical' | 'sequential' | 'diverging';
};

const isBlank = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

/** The settings with some of them changed; a blank value takes a key away, so that the default comes back. */
export function changed(
  settings: ChartSettings,
  patch: { readonly [K in keyof ChartSettings]?: ChartSettings[K] | undefined },
): ChartSettings {
  return Object.fromEntries(
    Object.entries({ ...settings, ...patch }).filter(([, value]) => !isBlank(value)),
  ) as ChartSettings;
}

/** Ids typed or pasted, one a line; a tab or a comma also ends one. Empty and repeated ones are left out. */
export const labelsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r\t]+|,\s|，/)
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** The labels after some ids were clicked: those that had one lose it. */
export function toggledLabels(labels: readonly string[], ids: readonly string[]): readonly string[] {
  const given = new Set(ids);
  const had = new Set(labels);
  return [...labels.filter((id) => !given.has(id)), ...ids.filter((id) => !had.has(id))];
}

/** The levels with one moved by a place. */
export function shifted(levels: readonly string[], level: string, by: 1 | -1): readonly string[] {
  const from = levels.indexOf(level);
  const to = from + by;
  if (from < 0 || to < 0 || to >= levels.length) return levels;
  const next = [...levels];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}
