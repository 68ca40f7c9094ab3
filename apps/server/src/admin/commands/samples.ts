import { sampleKinds, sampleStates, type SampleKind } from '@panome/contract/sample-forms';
import { parseDocument, LineCounter, isMap, isNode } from 'yaml';
import { z } from 'zod';
import { createSampleDesk, moveFault, resultFaults, type SampleResults } from '../../features/samples/index.ts';
import type { SampleFormRow } from '../../platform/database/schema/samples.ts';
import { localDay, toTime } from '../../platform/clock.ts';
import { listing, pageSwitches } from '../listing.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, andTold, record, UsageError, type Commands } from '../command.ts';
import { ContentError, fault } from '../content/problems.ts';
import { parseYaml, readText } from '../content/readYaml.ts';

const result = z.union([
  z.enum(['passed', 'problem'], '应为 passed 或 problem'),
  z.strictObject({
    result: z.enum(['passed', 'problem'], '应为 passed 或 problem'),
    note: z.string('应为文字').max(500, '最多 500 个字').default(''),
  }),
]);
const resultFile = z.strictObject({
  note: z.string('应为文字').max(1_000, '最多 1000 个字').default(''),
  samples: z.record(z.string(), result, '应为“样本名称: 结果”的列表'),
});

/** @throws {UsageError} When there is no such form. */
async function formOf(platform: Platform, number = ''): Promise<SampleFormRow> {
  const row = await createSampleDesk(platform).find(number);
  if (!row) throw new UsageError(number ? `没有编号为“${number}”的信息单` : '请给出信息单编号，例如 YP20261122-0003');
  return row;
}

function ensureMove(row: SampleFormRow, state: Parameters<typeof moveFault>[1]): void {
  const fault = moveFault(row, state);
  if (fault) throw new UsageError(fault);
}

/** The results of a file, every sample of the form exactly once. @throws {ContentError} With file and line. */
async function readResults(file: string, row: SampleFormRow): Promise<{ note: string; results: SampleResults }> {
  const text = await readText(file);
  const { note, samples } = parseYaml(file, text, resultFile);
  const counter = new LineCounter();
  const map = parseDocument(text, { lineCounter: counter }).get('samples', true);
  const lineOf = (name: string) => {
    const pair = isMap(map) ? map.items.find(({ key }) => isNode(key) && String(key) === name) : undefined;
    return isNode(pair?.key) && pair.key.range ? counter.linePos(pair.key.range[0]).line : 1;
  };
  const results = Object.fromEntries(
    Object.entries(samples).map(([name, one]) => [
      name,
      typeof one === 'string' ? { outcome: one, note: '' } : { outcome: one.result, note: one.note },
    ]),
  );
  const faults = resultFaults(row, results);
  if (faults.length > 0)
    throw new ContentError(faults.map(({ sample, text: why }) => fault(file, sample ? lineOf(sample) : 1, why)));
  return { note, results };
}

/** Commands about sample forms that customers have submitted. */
export const sampleCommands: Commands = {
  'sample list': {
    usage: '[状态]',
    summary: '列出信息单，状态为 submitted（默认）、received、checked 或 returned',
    switches: [...pageSwitches],
    prepare: async ({ platform, switches, words: [state = 'submitted'] }) => {
      if (!Object.hasOwn(sampleStates, state))
        throw new UsageError(`没有状态“${state}”，可选 ${Object.keys(sampleStates).join('、')}`);
      const desk = createSampleDesk(platform);
      return listing({
        switches,
        none: '没有这样的信息单',
        read: (window) => desk.page({ state }, window),
        line: (row) =>
          [
            row.number,
            row.submitted_at === null ? '-' : localDay(row.submitted_at),
            `${row.samples} 个样本`,
            sampleKinds[row.kind as SampleKind],
            row.email,
            row.title,
          ].join('  '),
        json: ({ email, id, kind, number, samples, state: now, submitted_at, title }) => ({
          id,
          number,
          state: now,
          kind,
          title,
          samples,
          email,
          submitted_at: submitted_at === null ? null : toTime(submitted_at),
        }),
      });
    },
  },

  'sample receive': {
    usage: '<编号>',
    summary: '登记样本到货（返样单为受理），通知用户',
    switches: ['note'],
    prepare: async ({ platform, switches: { note = '' }, words: [number] }) => {
      const row = await formOf(platform, number);
      ensureMove(row, 'received');
      return act(`登记 ${row.number}（${row.samples} 个样本）到货`, async () => {
        const told = await createSampleDesk(platform).move(row, { state: 'received', note });
        await record(platform, 'sample.receive', row.number);
        return andTold(`已登记 ${row.number} 到货`, told, platform);
      });
    },
  },

  'sample check': {
    usage: '<编号> <结果 YAML>',
    summary: '登记质检结果，通知用户；可以重复，以最后一次为准',
    help: [
      '结果文件：',
      '  note: 总体说明',
      '  samples:',
      '    CK-1: passed',
      '    CK-2: { result: problem, note: RIN 4.1，已降解 }',
      '每个样本都要有结果；有问题的样本要有 note。',
    ].join('\n'),
    prepare: async ({ platform, words: [number, file = ''] }) => {
      const row = await formOf(platform, number);
      ensureMove(row, 'checked');
      if (!file) throw new UsageError('请给出结果文件');
      const { note, results } = await readResults(file, row);
      const bad = Object.values(results).filter(({ outcome }) => outcome === 'problem').length;
      return act(`登记 ${row.number} 的质检：${row.samples - bad} 个合格，${bad} 个有问题`, async () => {
        const told = await createSampleDesk(platform).move(row, { state: 'checked', note, results });
        await record(platform, 'sample.check', row.number);
        return andTold(`已登记 ${row.number} 的质检：${row.samples - bad} 个合格，${bad} 个有问题`, told, platform);
      });
    },
  },

  'sample return': {
    usage: '<编号>',
    summary: '登记样本已寄回，通知用户；用 --note 写明快递单号',
    switches: ['note'],
    prepare: async ({ platform, switches: { note = '' }, words: [number] }) => {
      const row = await formOf(platform, number);
      ensureMove(row, 'returned');
      return act(`登记 ${row.number} 已寄回`, async () => {
        const told = await createSampleDesk(platform).move(row, { state: 'returned', note });
        await record(platform, 'sample.return', row.number);
        return andTold(`已登记 ${row.number} 寄回`, told, platform);
      });
    },
  },
};
