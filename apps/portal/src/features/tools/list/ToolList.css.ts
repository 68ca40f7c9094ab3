import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const search = style({ maxWidth: '560px' });
export const families = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const family = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: '16px',
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  selectors: {
    '&:hover': { borderColor: vars.color.border.accent },
    '&[aria-current="true"]': {
      borderColor: vars.color.border.accent,
      background: vars.color.bg.selected,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
  },
});

/** The name of a family beside its tools, so that a family of one does not leave a row empty. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: '136px minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlockStart: vars.space.xlarge,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minWidth: 0,
  height: '100%',
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '&:hover, &:has(a:focus-visible)': { borderColor: vars.color.border.accent } },
});
export const head = style({ display: 'flex', gap: vars.space.medium });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flexGrow: 1,
  minWidth: 0,
});
/** The title's link covers the card, so that all of it is one target. */
export const link = style({
  color: vars.color.fg.default,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
});
export const charts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Above the link that covers the card. */
export const example = style({ position: 'relative', flexShrink: 0 });
