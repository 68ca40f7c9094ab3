import { style, vars } from '../theme/index.ts';

export const steps = style({
  display: 'flex',
  alignSelf: 'stretch',
  flexDirection: 'column',
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  borderInlineStart: `1px solid ${vars.color.border.default}`,
});
export const step = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space.xlarge,
  color: vars.color.fg.subtle,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.bg.hover, color: vars.color.fg.default },
    '&:disabled': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
  },
});
