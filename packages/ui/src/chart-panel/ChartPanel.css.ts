import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** Pixels of the figure's height, from its width. */
export const height = createVar();

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: vars.color.fg.default,
  selectors: {
    '&[data-full]': {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.overlay,
      overflow: 'auto',
      padding: vars.space.large,
      background: vars.color.bg.surface,
    },
  },
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBottom: vars.space.small,
});
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });
export const notice = style({ paddingBottom: vars.space.small });
export const figure = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 });
export const room = style({
  position: 'relative',
  height,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.chart.bg,
  selectors: { [`${panel}[data-full] &`]: { height: 'auto', flex: '1 1 320px' } },
});
export const area = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const host = style({ position: 'absolute', inset: 0 });
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  zIndex: 4,
  background: vars.color.bg.surface,
});
export const caption = style({
  paddingTop: vars.space.small,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const data = style({ height: '320px', marginTop: vars.space.medium, minWidth: 0 });
