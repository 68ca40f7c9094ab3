import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hundreds of files may change: the list scrolls, what is decided below it stays in sight. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  maxHeight: '40vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});
