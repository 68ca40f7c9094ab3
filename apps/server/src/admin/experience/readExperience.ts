import { readDelimited } from '@panome/analysis/csv';
import { experienceKinds } from '@panome/contract';
import { z } from 'zod';
import { experienceHeadings, kindNames } from '../../features/productDb/index.ts';
import type { ExperienceRow } from '../../platform/database/schema/productDb.ts';
import { UsageError } from '../command.ts';
import { ContentError, fault } from '../content/problems.ts';
import { readText } from '../content/readYaml.ts';

const most = 100_000;
const mostFaults = 50;
const columns = Object.keys(experienceHeadings) as (keyof ExperienceRow)[];
/** A file may leave these out; the rest must be there. */
const optional = new Set<keyof ExperienceRow>([
  'amount',
  'amount_unit',
  'cells',
  'detected',
  'note',
  'platform',
  'rin',
  'simulated',
  'storage',
  'viability',
  'yield',
]);

/** What the download puts before a cell that a spreadsheet would run. */
const guarded = /^'(?=[=+\-@＝＋－＠])/;

const text = z.string().max(60, '最多 60 个字');
const number = (low: number, high: number) =>
  z.coerce.number('应为数字').min(low, `应不小于 ${low}`).max(high, `应不大于 ${high}`);
const maybe = (schema: z.ZodType<number>) => z.union([z.literal('').transform(() => null), schema]);
const count = (low: number, high: number) => number(low, high).int('应为整数');
const yesNo = z.enum(['是', '否'], '应为“是”或“否”').transform((word) => (word === '是' ? 1 : 0));

const row = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, '应为字母、数字、连字符和下划线，最多 64 个'),
    kind: z
      .enum(Object.values(kindNames), `应为${Object.values(kindNames).join('、')}之一`)
      .transform((name) => experienceKinds.find((kind) => kindNames[kind] === name)!),
    species: text.min(1, '不能为空'),
    tissue: text.min(1, '不能为空'),
    platform: text,
    amount: maybe(number(0, 1e12).positive('应大于 0')),
    amount_unit: z.string().max(20, '最多 20 个字'),
    storage: text,
    n: count(1, 1e6),
    detected: maybe(count(0, 1e8)),
    yield: maybe(number(0, 1e6)),
    rin: maybe(number(0, 10)),
    cells: maybe(count(0, 1e7)),
    viability: maybe(number(0, 100)),
    passed: yesNo,
    year: count(2000, 2100),
    note: z.string().max(200, '最多 200 个字'),
    simulated: z.union([z.literal('').transform(() => 0), yesNo]),
  })
  .refine(({ amount, amount_unit }) => amount === null || amount_unit !== '', {
    path: ['amount_unit'],
    message: '有起始量时不能为空',
  });

/** Which column of the file holds which property. @throws {ContentError} */
function readHead(file: string, line: string): (keyof ExperienceRow)[] {
  const heads = (readDelimited(line, ',', 1)[0] ?? []).map((head) => head.trim());
  const found = heads.map((head) => columns.find((column) => experienceHeadings[column] === head));
  const strange = heads.filter((_, at) => found[at] === undefined);
  const twice = heads.filter((head, at) => heads.indexOf(head) < at);
  const missing = columns.filter((column) => !optional.has(column) && !found.includes(column));
  const faults = [
    ...strange.map((head) => `没有“${head}”这一列，请检查拼写`),
    ...twice.map((head) => `列“${head}”重复`),
    ...missing.map((column) => `缺少“${experienceHeadings[column]}”列`),
  ];
  if (faults.length > 0) throw new ContentError(faults.map((one) => fault(file, 1, one)));
  return found as (keyof ExperienceRow)[];
}

function readLine(head: readonly (keyof ExperienceRow)[], line: string): ExperienceRow | readonly string[] {
  if ((line.split('"').length - 1) % 2 === 1) return ['引号不成对；单元格里不能换行'];
  const cells = readDelimited(line, ',', 1)[0] ?? [];
  if (cells.length !== head.length) return [`有 ${cells.length} 个单元格，应为 ${head.length} 个`];
  const given = Object.fromEntries(
    columns.map((column) => [column, (cells[head.indexOf(column)] ?? '').trim().replace(guarded, '')]),
  );
  const read = row.safeParse(given);
  if (read.success) return read.data;
  return read.error.issues.map(
    ({ message, path }) => `“${experienceHeadings[path[0] as keyof ExperienceRow]}”${message}`,
  );
}

/**
 * Reads a file of experience.
 * @throws {UsageError} When it cannot be read; {ContentError} every fault with its line, the first 50.
 */
export async function readExperience(file: string): Promise<ExperienceRow[]> {
  if (!file) throw new UsageError('请给出 CSV 文件');
  const [first = '', ...lines] = (await readText(file)).split('\n');
  const head = readHead(file, first);
  const rows = new Map<string, ExperienceRow>();
  const faults: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readLine(head, line);
    if (!('id' in read)) faults.push(...read.map((one) => fault(file, at + 2, one)));
    else if (rows.has(read.id)) faults.push(fault(file, at + 2, `编号 ${read.id} 重复`));
    else rows.set(read.id, read);
  }
  if (rows.size > most) faults.push(fault(file, most + 2, `最多 ${most} 行，请分成几个文件`));
  const more = faults.length - mostFaults;
  if (faults.length > 0)
    throw new ContentError([...faults.slice(0, mostFaults), ...(more > 0 ? [`另有 ${more} 处`] : [])]);
  return [...rows.values()];
}
