import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** The share of the first pane, e.g. `30%`. */
export const share = createVar();

/** Below this width of the splitter itself the panes stand one below the other, each as high as it needs. */
const beside = '(min-width: 600px)';
const stack = (rule: object) => ({ '@container': { [beside]: rule } });

export const frame = style({ containerType: 'inline-size', minWidth: 0, height: '100%' });
export const panes = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'auto',
  selectors: {
    '&[data-orientation="vertical"]': { overflow: 'hidden' },
    '&[data-dragging]': { cursor: 'col-resize', userSelect: 'none' },
    '&[data-dragging][data-orientation="vertical"]': { cursor: 'row-resize' },
  },
  ...stack({
    flexDirection: 'row',
    overflow: 'hidden',
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } },
  }),
});
export const first = style({
  minWidth: 0,
  minHeight: 0,
  selectors: {
    '[data-orientation="vertical"] > &': { flex: `0 0 ${share}`, overflow: 'auto' },
    '[data-collapsed] > &': { display: 'none' },
  },
  ...stack({ flex: `0 0 ${share}`, overflow: 'auto' }),
});
export const second = style({
  flex: '1 0 auto',
  minWidth: 0,
  minHeight: 0,
  selectors: { '[data-orientation="vertical"] > &': { flex: '1 1 0', overflow: 'auto' } },
  ...stack({ flex: '1 1 0', overflow: 'auto' }),
});
export const separator = style({
  position: 'relative',
  flexShrink: 0,
  height: '1px',
  background: vars.color.border.default,
  touchAction: 'none',
  selectors: {
    // One pixel to see, 24 to take hold of.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * ${vars.space.medium})`,
      zIndex: vars.layer.sticky,
    },
    // The grip says that it can be taken; it grows into a bar while it is pointed at.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${vars.space.xxsmall})`,
      insetInlineStart: `calc(50% - ${vars.space.large})`,
      zIndex: vars.layer.sticky,
      width: vars.space.xxlarge,
      height: vars.space.xsmall,
      borderRadius: vars.radius.full,
      background: vars.color.border.strong,
      pointerEvents: 'none',
    },
    '&:hover, &:focus-visible, [data-dragging] > &': { background: vars.color.border.accent },
    '&:hover::after, &:focus-visible::after, [data-dragging] > &::after': { background: vars.color.border.accent },
    '[data-orientation="vertical"] > &': { cursor: 'row-resize' },
    '[data-orientation="horizontal"] > &': { display: 'none' },
  },
  ...stack({
    selectors: {
      '[data-orientation="horizontal"] > &': { display: 'block', width: '1px', height: 'auto', cursor: 'col-resize' },
      '[data-orientation="horizontal"] > &::before': { insetBlock: 0, insetInline: `calc(-1 * ${vars.space.medium})` },
      '[data-orientation="horizontal"] > &::after': {
        insetBlockStart: `calc(50% - ${vars.space.large})`,
        insetInlineStart: `calc(50% - ${vars.space.xxsmall})`,
        width: vars.space.xsmall,
        height: vars.space.xxlarge,
      },
    },
  }),
});
