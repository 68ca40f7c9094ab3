import { expect, it } from 'vitest';
import type { TaskResult } from '../api.ts';
import { labelsOf, moved, sectionsOf, textSection, usualChoice } from './sections.ts';

const result = {
  task: { id: 't', name: '肝脏' },
  chart_settings: { volcano: { title: '我的火山图', pointSize: 4 } },
  document: {
    charts: ['volcano', 'p-histogram', 'chart-of-a-newer-version'],
    tables: [
      { id: 'result', title: '差异检验结果' },
      { id: 'groups', title: '分组' },
    ],
  },
} as unknown as TaskResult;

it('adds a result with its charts and their settings, its first table and its methods', () => {
  const sections = sectionsOf(result, usualChoice(result));
  expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
    ['chart', '我的火山图'],
    ['chart', 'P 值分布'],
    ['table', '差异检验结果'],
    ['methods', '方法：肝脏'],
  ]);
  expect(sections[0]).toMatchObject({ task_id: 't', settings: { pointSize: 4 } });
  expect(new Set(sections.map(({ id }) => id)).size).toBe(4);
});

it('moves a section to a place within the list', () => {
  const sections = [textSection(), textSection(), textSection()];
  const [a, b, c] = sections.map(({ id }) => id);
  const order = (id: string, to: number) => moved(sections, id, to).map((section) => section.id);
  expect(order(a!, 1)).toEqual([b, a, c]);
  expect(order(c!, 0)).toEqual([c, a, b]);
  expect(order(a!, 99)).toEqual([b, c, a]);
  expect(order(b!, -3)).toEqual([b, a, c]);
});

it('numbers figures and tables separately, in their order', () => {
  const sections = sectionsOf(result, {
    charts: ['volcano', 'p-histogram'],
    tables: ['result', 'groups'],
    methods: true,
  });
  expect(Object.values(labelsOf(sections))).toEqual(['图 1', '图 2', '表 1', '表 2']);
  expect(Object.values(labelsOf(sections.toReversed()))).toEqual(['表 1', '表 2', '图 1', '图 2']);
});
