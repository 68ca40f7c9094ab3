import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xlarge });
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 240px',
  gap: vars.space.xsmall,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
const side = '280px';
export const crop = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.large });
export const area = style({
  position: 'relative',
  width: side,
  maxWidth: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    // What lies outside the circle is kept too, but pages show the circle.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.full,
      boxShadow: `0 0 0 ${side} ${vars.color.bg.overlay}`,
      pointerEvents: 'none',
    },
  },
});
export const canvas = style({ display: 'block', width: '100%', height: '100%' });
export const zoom = style({ width: side, maxWidth: '100%' });
