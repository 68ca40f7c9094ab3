import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 767px)';
const covered = `calc(${vars.size.header} + ${vars.size.row})`;

export const frame = style({
  display: 'flex',
  flex: 1,
  alignItems: 'stretch',
  minWidth: 0,
  '@media': { [narrow]: { flexDirection: 'column' } },
});
export const side = style({
  flex: 'none',
  background: vars.color.bg.surface,
  '@media': { [narrow]: { width: '100%' } },
});
/** Stays in sight below the bar and the tabs while the page scrolls. */
export const menu = style({
  position: 'sticky',
  insetBlockStart: covered,
  height: `calc(100vh - ${covered})`,
  '@media': { [narrow]: { position: 'static', height: 'auto' } },
});
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const scheme = style({ width: '260px', maxWidth: '100%' });
