import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1023px)';

export const bare = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xlarge,
  minHeight: '100vh',
  padding: vars.space.xlarge,
  background: vars.color.bg.page,
});
/** As high as the window; what is too long scrolls in its own column. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100vh',
  background: vars.color.bg.page,
  '@media': { [narrow]: { height: 'auto', minHeight: '100vh' } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.large}`,
  background: vars.color.bg.surface,
  borderBottom: `1px solid ${vars.color.border.default}`,
});
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });
export const zoom = style({
  minWidth: '4ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fg.muted,
});
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.large}`,
  selectors: { '&:empty': { display: 'none' } },
});
export const columns = style({
  display: 'grid',
  flex: '1 1 0',
  gridTemplateColumns: '280px minmax(0, 1fr) 320px',
  minHeight: 0,
  '@media': { [narrow]: { display: 'flex', flexDirection: 'column', flex: 'none' } },
});
const side = style({
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space.large,
  background: vars.color.bg.surface,
  '@media': { [narrow]: { overflowY: 'visible', borderTop: `1px solid ${vars.color.border.default}` } },
});
/** Below the inspector where there is one column: there a finger chooses in the figure. */
export const elements = style([
  side,
  {
    borderInlineEnd: `1px solid ${vars.color.border.default}`,
    '@media': { [narrow]: { order: 3, borderInlineEnd: 'none' } },
  },
]);
export const inspector = style([
  side,
  {
    borderInlineStart: `1px solid ${vars.color.border.default}`,
    '@media': { [narrow]: { order: 2, borderInlineStart: 'none' } },
  },
]);
export const room = style({
  display: 'flex',
  minWidth: 0,
  minHeight: '240px',
  overflow: 'auto',
  padding: vars.space.large,
  background: vars.color.bg.subtle,
});
