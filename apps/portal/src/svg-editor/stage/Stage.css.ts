import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** As large as the figure, on the paper that its files have in every theme. */
export const paper = style({
  position: 'relative',
  flex: '0 0 auto',
  width: 'max-content',
  margin: 'auto',
  background: 'white',
  outline: `1px solid ${vars.color.border.default}`,
});
export const frame = style({ display: 'block', border: 0, pointerEvents: 'none', colorScheme: 'light' });
export const layer = style({
  position: 'absolute',
  inset: 0,
  cursor: 'default',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: {
    // With something selected a finger moves it; on an empty place it scrolls.
    '&[data-selected]': { touchAction: 'none' },
    '&[data-dragging]': { cursor: 'move' },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});
export const selection = style({
  fill: 'none',
  stroke: vars.color.border.accent,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});
