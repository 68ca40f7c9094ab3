import type { ChartColumn } from './engine/drawing.ts';

/** What stands over a column, on the page and in its file. */
export const columnHeading = ({ label, unit }: ChartColumn): string => (unit ? `${label}（${unit}）` : label);
