import type { ChartInput } from '../../model/index.ts';
import { truncateMiddle } from '../../frame/index.ts';

/** What a feature is called that is higher, or lower, in the group on the right: `高剂量较高`. */
export function testGroupWords({ options }: ChartInput): { readonly up: string; readonly down: string } {
  const chosen = options['test_group'];
  const group = typeof chosen === 'string' && chosen !== '' ? truncateMiddle(chosen, 16) : '比较组';
  return { up: `${group}较高`, down: `${group}较低` };
}
