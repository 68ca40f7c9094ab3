import type { WorkbenchBlock, WorkbenchLayout } from '@panome/contract/workbench';

/** The blocks that are shown, in their order. */
export const shownBlocks = ({ hidden, order }: WorkbenchLayout): WorkbenchBlock[] =>
  order.filter((one) => !hidden.includes(one));

/** Puts a block to the place of another shown one; those between move by one. */
export function moveTo(layout: WorkbenchLayout, block: WorkbenchBlock, target: WorkbenchBlock): WorkbenchLayout {
  const to = layout.order.indexOf(target);
  const order = layout.order.filter((one) => one !== block);
  order.splice(to, 0, block);
  return { ...layout, order };
}

/** Moves a block so many shown places on or back; at an end it stays. */
export function moveBy(layout: WorkbenchLayout, block: WorkbenchBlock, steps: number): WorkbenchLayout {
  const shown = shownBlocks(layout);
  const at = Math.min(shown.length - 1, Math.max(0, shown.indexOf(block) + steps));
  return moveTo(layout, block, shown[at]!);
}

export const hide = (layout: WorkbenchLayout, block: WorkbenchBlock): WorkbenchLayout => ({
  ...layout,
  hidden: [...layout.hidden, block],
});

export const show = (layout: WorkbenchLayout, block: WorkbenchBlock): WorkbenchLayout => ({
  ...layout,
  hidden: layout.hidden.filter((one) => one !== block),
});
