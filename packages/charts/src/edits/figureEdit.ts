/** The families that a text can be set in, by id. */
export const fontFamilies = {
  sans: "Arial, Helvetica, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
  serif: "'Times New Roman', Times, 'Songti SC', SimSun, 'Noto Serif CJK SC', serif",
  mono: "'Courier New', Courier, Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace",
} as const;

/** What was changed on one element of a figure; an absent key is as it was drawn. */
export type FigureEdit = {
  /** The element, by the id that the figure gives it. */
  readonly id: string;
  /** Other words, in place of those that were there; where others are drawn by now they stay. */
  readonly text?: { readonly from: string; readonly to: string };
  /** `#rrggbb`. */
  readonly fill?: string;
  readonly stroke?: string;
  /** Pixels. */
  readonly fontSize?: number;
  readonly fontFamily?: keyof typeof fontFamilies;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Pixels. */
  readonly move?: { readonly right: number; readonly down: number };
  /** Above 0 in front of its neighbours, the highest foremost; below 0 behind them. */
  readonly order?: number;
  readonly hidden?: boolean;
};
