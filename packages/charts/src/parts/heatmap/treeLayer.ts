import type { BracketLayer } from '../../model/index.ts';
import type { Rect } from '../../frame/index.ts';
import { dendrogramJoints, leafPositions } from '../../geometry/index.ts';
import type { Joint, Merge } from '../../geometry/index.ts';

/** More leaves than this stand so close that thinner lines read better. */
const close = 300;

/** A tree above columns (`top`) or left of rows (`left`), its leaves at the middles of the cells. */
export function treeLayer(merge: Merge, rect: Rect, side: BracketLayer['side'], color: string): BracketLayer {
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
    highest: height.reduce((most, one) => Math.max(most, one), 1e-12),
    color,
    width: joints.length >= close ? 0.5 : 0.9,
  };
}
