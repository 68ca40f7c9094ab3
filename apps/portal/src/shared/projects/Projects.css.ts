import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two short lines of a cell. */
export const lines = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  minWidth: 0,
  maxWidth: '100%',
});
export const progress = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });
export const marks = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
export const mark = style({
  width: vars.space.medium,
  height: vars.space.xsmall,
  borderRadius: vars.radius.full,
  background: vars.color.border.default,
  selectors: {
    '&[data-state="done"]': { background: vars.color.fg.success },
    '&[data-state="current"]': { background: vars.color.brand },
    '&[data-state="waiting"]': { background: vars.color.fg.warning },
  },
});
/** A number with the button that copies it. */
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxWidth: '100%',
  minWidth: 0,
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const receivers = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const tagList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minWidth: 0,
});
