import { isBlankRow } from './checkRows.ts';
import type { SampleRow } from './sampleColumn.ts';

export type BatchFinding = { readonly severity: 'error' | 'warning'; readonly text: string };
/** How the groups lie in the batches. */
export type BatchCheck = {
  readonly groups: readonly string[];
  readonly batches: readonly string[];
  /** Samples of group × batch. */
  readonly counts: readonly (readonly number[])[];
  /**
   * `full`: no difference between groups can be told from one between batches. `partial`: of some groups it cannot, or
   * hardly.
   */
  readonly confounded: 'none' | 'partial' | 'full';
  readonly findings: readonly BatchFinding[];
};

const leastReplicates = 3;
const control = /^(ck|ctrl|control|con|nc|wt|对照|空白|mock|sham|veh(icle)?)$/i;
/** Pools of all samples belong to every batch, and to no group. */
const isPool = (row: SampleRow) => row['role'] === 'QC' || row['role'] === '空白' || /^qc$/i.test(row['group'] ?? '');
const natural = new Intl.Collator('zh-CN', { numeric: true });
const distinct = (values: readonly string[]) => [...new Set(values)];
const named = (group: string) => (control.test(group) ? `对照（${group}）` : `“${group}”组`);
const listed = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 组` : names.join('、');

/** Groups that can be compared inside some batch, directly or by way of others. */
function comparable(counts: readonly (readonly number[])[]): number[] {
  const part = counts.map((_, group) => group);
  const batches = counts[0]?.length ?? 0;
  for (let batch = 0; batch < batches; batch++) {
    const inside = counts.flatMap((row, group) => (row[batch]! > 0 ? [group] : []));
    const parts = new Set(inside.map((group) => part[group]!));
    const lowest = Math.min(...parts);
    part.forEach((one, group) => void (parts.has(one) && (part[group] = lowest)));
  }
  return part;
}

/**
 * Whether batch and group can be told apart, before anything is shipped. Samples without a batch or a group, and pools,
 * do not count.
 */
export function checkBatches(rows: readonly SampleRow[]): BatchCheck {
  const samples = rows.filter((row) => !isBlankRow(row) && row['group'] && !isPool(row));
  const groups = distinct(samples.map((row) => row['group']!));
  const placed = samples.filter((row) => row['batch']);
  const batches = distinct(placed.map((row) => row['batch']!)).toSorted(natural.compare);
  const counts = groups.map((group) =>
    batches.map((batch) => placed.filter((row) => row['group'] === group && row['batch'] === batch).length),
  );
  const findings: BatchFinding[] = [];
  const sizes = groups.map((group) => samples.filter((row) => row['group'] === group).length);
  const small = groups.filter((_, at) => sizes[at]! < leastReplicates);
  if (small.length > 0)
    findings.push({
      severity: 'warning',
      text: `${listed(small.map(named))}少于 ${leastReplicates} 个样本，无法做可靠的统计检验，建议每组至少 ${leastReplicates} 个`,
    });
  if (placed.length > 0 && placed.length < samples.length)
    findings.push({
      severity: 'warning',
      text: `有 ${samples.length - placed.length} 个样本没有填写取样批次，检查时没有计入`,
    });

  const here = groups.flatMap((_, at) => (counts[at]!.some((count) => count > 0) ? [at] : []));
  if (here.length < 2 || batches.length < 2) return { groups, batches, counts, confounded: 'none', findings };
  const alone = here.filter((at) => counts[at]!.filter((count) => count > 0).length === 1 && sizes[at]! > 1);
  const single = batches.every((_, batch) => here.filter((at) => counts[at]![batch]! > 0).length === 1);
  const parts = new Set(here.map((at) => comparable(counts)[at]));
  const where = (at: number) => `“${batches[counts[at]!.findIndex((count) => count > 0)]}”批`;
  const confounded = single ? 'full' : parts.size > 1 || alone.length > 0 ? 'partial' : 'none';
  const severity = parts.size > 1 ? 'error' : 'warning';
  for (const at of alone.slice(0, 6)) {
    const who = control.test(groups[at]!) ? `所有对照（${groups[at]}）` : `“${groups[at]}”组的所有样本`;
    findings.push({ severity, text: `${who}都在${where(at)}` });
  }
  if (single)
    findings.push({
      severity: 'error',
      text: '每一批里只有一个组：分组差异与批次差异完全混在一起，任何统计方法都分不开',
    });
  else if (parts.size > 1)
    findings.push({ severity: 'error', text: '有些组从不在同一批里：它们之间的差异与批次差异分不开' });
  return { groups, batches, counts, confounded, findings };
}

/**
 * Batches of the same sizes as now with every group spread over them as evenly as it goes.
 * @returns the batch of each row; rows that do not count keep theirs.
 */
export function suggestBatches(rows: readonly SampleRow[]): string[] {
  const { batches, groups } = checkBatches(rows);
  const result = rows.map((row) => row['batch'] ?? '');
  const counted = rows.flatMap((row, at) =>
    !isBlankRow(row) && row['group'] && row['batch'] && !isPool(row) ? [at] : [],
  );
  const room = new Map(batches.map((batch) => [batch, counted.filter((at) => rows[at]!['batch'] === batch).length]));
  const whole = counted.length;
  const size = new Map(room);
  // Largest groups first, each sample into the batch that holds least of its group for its size.
  const members = (group: string) => counted.filter((at) => rows[at]!['group'] === group);
  for (const group of groups.toSorted((a, b) => members(b).length - members(a).length)) {
    const taken = new Map<string, number>();
    for (const at of members(group)) {
      const lack = (batch: string) => (size.get(batch)! * members(group).length) / whole - (taken.get(batch) ?? 0);
      const open = batches.filter((batch) => room.get(batch)! > 0);
      const best = open.toSorted((a, b) => lack(b) - lack(a) || room.get(b)! - room.get(a)!)[0]!;
      result[at] = best;
      room.set(best, room.get(best)! - 1);
      taken.set(best, (taken.get(best) ?? 0) + 1);
    }
  }
  return result;
}

/** An order for handling the samples in which the groups take turns: the rows' numbers, from 0. */
export function balancedOrder(rows: readonly SampleRow[]): number[] {
  const counted = rows.flatMap((row, at) => (isBlankRow(row) ? [] : [at]));
  const groups = distinct(counted.map((at) => rows[at]!['group'] ?? ''));
  const place = new Map<number, number>();
  for (const group of groups) {
    const members = counted.filter((at) => (rows[at]!['group'] ?? '') === group);
    members.forEach((at, index) => place.set(at, (index + 0.5) / members.length));
  }
  return counted.toSorted((a, b) => place.get(a)! - place.get(b)! || a - b);
}
