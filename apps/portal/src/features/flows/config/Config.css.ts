import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1099px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
/** What would be done stays in sight while it is decided; where there is no room it comes last, before the button. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + 56px)`,
  minWidth: 0,
  '@media': { [narrow]: { position: 'static' } },
});
export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
  gap: vars.space.xlarge,
});
export const steps = style({ display: 'flex', flexDirection: 'column' });
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const stepHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const stepWords = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
export const options = style({
  padding: vars.space.large,
  background: vars.color.bg.subtle,
  borderRadius: vars.radius.card,
});
