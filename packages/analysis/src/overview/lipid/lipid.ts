import { type Message, type MethodOutput } from '../../model/index.ts';
import { amountsOf, meanAt, sumRows, type ReadLipids } from './amounts.ts';
import type { LipidOptions } from './lipid.schema.ts';
import { checkLipid, type Inputs } from './checkLipid.ts';
import { classTable, compositionTable, meansTable } from './classTables.ts';
import { profileTable, speciesTable, unreadTable } from './speciesTables.ts';

const others = '其他';

/**
 * Amounts of lipid classes in every sample, and how they lie over chain length and unsaturation, from the names alone.
 *
 * @throws {InputError} When no name can be read, an amount is negative or a group is not there.
 */
export function lipid(inputs: Inputs, options: LipidOptions): MethodOutput {
  const { levels, pair, read } = checkLipid(inputs, options);
  const { matrix } = inputs;
  const { lipids, unread } = read;
  const values = amountsOf(
    matrix,
    lipids.map(({ row }) => row),
    options.logged,
  );
  const labels = [...new Set(lipids.map(({ label }) => label))];
  const sums = sumRows(
    values,
    lipids.map(({ label }) => labels.indexOf(label)),
    labels.length,
  );
  const totals = matrix.samples.map((_, sample) => sums.reduce((sum, own) => sum + (own[sample]! || 0), 0));
  // A class without a value counts as 0 in a sample that has other classes.
  const shares = sums.map((own) =>
    own.map((value, sample) => (totals[sample]! > 0 ? (value || 0) / totals[sample]! : Number.NaN)),
  );
  const all = Int32Array.from(matrix.samples.keys());
  const order = labels
    .map((_, at) => at)
    .toSorted((a, b) => (meanAt(shares[b]!, all) || 0) - (meanAt(shares[a]!, all) || 0) || a - b);
  const shown = order.length > options.top ? order.slice(0, options.top) : order;
  const rest = order.slice(shown.length);
  const unit = options.relative ? shares : sums;
  const restRow =
    rest.length > 0
      ? sumRows(
          rest.map((at) => unit[at]!),
          rest.map(() => 0),
          1,
        )
      : [];
  const names = [...shown.map((at) => labels[at]!), ...(rest.length > 0 ? [others] : [])];
  const rows = [...shown.map((at) => unit[at]!), ...restRow];
  const missing = values.reduce((sum, own) => sum + own.filter(Number.isNaN).length, 0);

  return {
    tables: [
      compositionTable(names, rows, matrix.samples, options.relative),
      meansTable(names, rows, levels, options.relative),
      classTable({ labels, order, read, shares, sums, pair, all }),
      profileTable(
        read,
        values,
        order.map((at) => labels[at]!),
        pair,
        all,
      ),
      speciesTable(read, values, pair, all),
      unreadTable(unread),
    ],
    removed: unread.map(({ id, reason }) => ({ kind: 'feature' as const, id, reason })),
    messages: messagesOf(read, matrix.ids.length, missing),
    facts: {
      species: lipids.length,
      unread: unread.length,
      classes: labels.length,
      samples: matrix.samples.length,
      groups: inputs.groups ? levels.length : 0,
      missing,
      listed: shown.length,
      first: labels[order[0]!]!,
      first_share: meanAt(shares[order[0]!]!, all),
      reference: pair?.reference.name ?? '',
      test_group: pair?.test.name ?? '',
      molecular: lipids.filter(({ lipid: { chains } }) => chains.length > 0).length,
    },
  };
}

function messagesOf({ unread }: ReadLipids, count: number, missing: number): Message[] {
  const messages: Message[] = [];
  if (unread.length > 0)
    messages.push({
      level: unread.length > 0.3 * count ? 'warning' : 'info',
      text: `${unread.length} 个名称读不出，未参与：${unread
        .slice(0, 4)
        .map(({ id, reason }) => `${id}（${reason}）`)
        .join('、')}${unread.length > 4 ? ' 等' : ''}`,
    });
  if (missing > 0) messages.push({ level: 'info', text: `${missing} 个缺失值不计入各类之和` });
  return messages;
}
