import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const places = ['北京', '上海', '广州', '成都', '武汉', '西安', '沈阳', '杭州', '南京', '长沙', '济南'] as const;

/**
 * Odds ratios of eleven trials in two populations; the effect is stronger in the first, and the trials differ in size.
 */
export function simulateTrials(): Example {
  const draws = randomDraws(20_261_201);
  const rows = places.map((place, i) => {
    const young = i < 6;
    const size = Math.round(60 + 340 * draws.uniform());
    const rate = 0.3 + 0.1 * draws.uniform();
    const odds = (rate / (1 - rate)) * Math.exp(draws.normal(young ? -0.75 : -0.25, 0.12));
    const events = (share: number): number =>
      Math.min(size - 2, Math.max(2, Math.round(draws.normal(size * share, Math.sqrt(size * share * (1 - share))))));
    const [treated, control] = [events(odds / (1 + odds)), events(rate)];
    const log = Math.log((treated * (size - control)) / (control * (size - treated)));
    const half = 1.959964 * Math.sqrt(1 / treated + 1 / (size - treated) + 1 / control + 1 / (size - control));
    return [
      `${place} ${2008 + i}`,
      young ? '65 岁以下' : '65 岁及以上',
      `${treated}/${size}`,
      `${control}/${size}`,
      ...[log, log - half, log + half].map((value) => significant(Math.exp(value), 4)),
    ];
  });
  return {
    id: 'trials',
    title: '模拟临床试验',
    description: '两种人群共 11 项模拟临床试验的比值比与 95% 区间，65 岁以下的效应更强',
    files: {
      records: {
        name: '模拟临床试验.csv',
        csv: toCsv(['研究', '人群', '试验组', '对照组', 'OR', '下限', '上限'], rows),
      },
    },
    truth: [],
  };
}
