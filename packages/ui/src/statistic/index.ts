export { Statistic } from './Statistic.tsx';
export type { StatisticProps } from './Statistic.tsx';
export type { Change as StatisticChange } from './StatisticChange.tsx';
