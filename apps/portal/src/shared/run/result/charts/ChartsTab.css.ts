import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two figures beside each other where each stays as wide as it is made for; a single one is not blown up. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
});
export const figure = style({
  minWidth: 0,
  maxWidth: '1080px',
  padding: vars.space.large,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});
export const saveState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.control,
});
/** Stays in sight while the controls below it scroll. */
export const preview = style({
  position: 'sticky',
  top: `calc(-1 * ${vars.space.xsmall})`,
  zIndex: 1,
  paddingBottom: vars.space.small,
  background: vars.color.bg.raised,
  borderBottom: `1px solid ${vars.color.border.default}`,
});
/** A figure that was changed in the editor. */
export const edited = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const editedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const editedActs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
