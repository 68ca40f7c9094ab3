import type { ExperienceMeasure } from '@panome/contract/product-db';
import { formatNumber } from '../../shared/format/format.ts';
import type { Experience } from './api.ts';

/** `100 mg`; `--` where nobody knows. */
export const amountOf = ({ amount, amount_unit }: Experience): string =>
  amount === null ? '--' : `${formatNumber(amount)} ${amount_unit}`;

/** A measured value; counts with separators, the rest with three digits. */
export const valueOf = (measure: ExperienceMeasure, value: number | null): string => {
  if (value === null) return '--';
  return measure === 'detected' || measure === 'cells'
    ? Math.round(value).toLocaleString('zh-CN')
    : String(Number(value.toPrecision(3)));
};

export const percentOf = (share: number): string => `${Math.round(share * 100)}%`;
