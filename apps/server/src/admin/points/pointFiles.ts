import { join } from 'node:path';
import { pointRuleIds } from '@panome/contract';
import { z } from 'zod';
import type { PointRuleRow, RewardRow } from '../../platform/database/schema/points.ts';
import { yuan } from '../content/money.ts';
import { ContentError, fault } from '../content/problems.ts';
import { readYaml } from '../content/readYaml.ts';

const line = (most: number) => z.string('应为文字').trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);
const help = z.string('应为文字').trim().max(200, '最多 200 个字').default('');
const whole = (least: number, most: number) =>
  z.number('应为整数').int('应为整数').min(least, `至少 ${least}`).max(most, `最多 ${most}`);

const rule = z.strictObject({
  id: z.enum(pointRuleIds, `应为 ${pointRuleIds.join('、')} 之一`),
  title: line(40),
  help,
  points: whole(0, 100_000),
  /** Points last until the end of the month that lies so many months later; 0 is without end. */
  months: whole(0, 120).default(12),
  link: z
    .string('应为站内路径')
    .regex(/^(\/(?![/\\])[^\s\\]*)?$/, '应为站内路径，以 / 开头')
    .default(''),
});
const common = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, '只能用小写字母、数字和连字符'),
  title: line(40),
  summary: help,
  points: whole(1, 1_000_000),
  /** How many there are in all; without it, no limit. */
  stock: whole(0, 1_000_000).optional(),
  /** How often one account may have it; 0 is without limit. */
  each: whole(0, 1_000).default(0),
};
const reward = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('quota'), gigabytes: z.number('应为数字').min(0.1).max(10_000) }),
  z.strictObject({ ...common, kind: z.literal('goods'), stock: whole(0, 1_000_000) }),
  z.strictObject({
    ...common,
    kind: z.literal('coupon'),
    off: yuan,
    least: yuan.default(0),
    days: whole(1, 3_650).default(180),
  }),
]);

const unique = (file: string, ids: readonly string[]) => {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new ContentError([fault(file, 1, `“${twice}”写了两次`)]);
};

/** Reads `rules.yaml` of a folder. @throws {ContentError} Every fault with its line. */
export async function readRules(folder: string): Promise<PointRuleRow[]> {
  const file = join(folder, 'rules.yaml');
  const rules = await readYaml(file, z.array(rule));
  unique(
    file,
    rules.map(({ id }) => id),
  );
  return rules.map(({ points, ...each }, place) => ({ ...each, amount: points, place }));
}

/**
 * Reads `rewards.yaml` of a folder; the stock is what there is in all.
 * @throws {ContentError} Every fault with its line.
 */
export async function readRewards(folder: string): Promise<RewardRow[]> {
  const file = join(folder, 'rewards.yaml');
  const rewards = await readYaml(file, z.array(reward));
  unique(
    file,
    rewards.map(({ id }) => id),
  );
  return rewards.map((each, place) => ({
    id: each.id,
    title: each.title,
    summary: each.summary,
    kind: each.kind,
    price: each.points,
    stock: each.stock ?? null,
    most_each: each.each,
    bytes: each.kind === 'quota' ? Math.round(each.gigabytes * 1024 ** 3) : 0,
    off_fen: each.kind === 'coupon' ? each.off : 0,
    least_fen: each.kind === 'coupon' ? each.least : 0,
    valid_days: each.kind === 'coupon' ? each.days : 0,
    place,
  }));
}
