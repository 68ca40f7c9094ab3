import type { BracketLayer } from '../../model/index.ts';
import type { Rect } from '../../frame/index.ts';
import { dendrogramJoints, leafPositions } from '../../geometry/index.ts';
import type { Joint, Merge } from '../../geometry/index.ts';

/**
 * A tree above columns (`top`) or left of rows (`left`), its leaves at the middles of the cells.
 *
 * @param tallest - The height at the far side of the rectangle; that of the last joining when absent.
 */
export function treeLayer(
  merge: Merge,
  rect: Rect,
  side: BracketLayer['side'],
  color: string,
  tallest = 0,
): BracketLayer {
  const joints = dendrogramJoints(merge, leafPositions(merge));
  const column = (key: keyof Joint) => Float64Array.from(joints, (joint) => joint[key]);
  const height = column('height');
  return {
    kind: 'brackets',
    side,
    rect,
    from: column('left'),
    to: column('right'),
    fromHeight: column('leftHeight'),
    toHeight: column('rightHeight'),
    height,
    highest: tallest || height.reduce((most, one) => Math.max(most, one), 1e-12),
    color,
    width: 0.9,
  };
}
