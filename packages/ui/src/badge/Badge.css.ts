import { style, vars } from '../theme/index.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.space.large,
  height: vars.space.large,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.full,
  background: vars.color.bg.danger,
  color: vars.color.fg.onAccent,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.space.large,
  selectors: {
    [`${anchor} > &`]: {
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${vars.space.xsmall})`,
      insetInlineStart: `calc(100% - ${vars.space.medium})`,
      boxShadow: `0 0 0 ${vars.space.xxsmall} ${vars.color.bg.surface}`,
      pointerEvents: 'none',
    },
  },
});
