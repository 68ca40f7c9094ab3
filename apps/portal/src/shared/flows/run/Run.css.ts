import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1099px)';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The steps stay in sight beside the charts; on a narrow screen they come first, folded. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + 56px)`,
  maxHeight: `calc(100vh - ${vars.size.header} - 72px)`,
  overflowY: 'auto',
  minWidth: 0,
  '@media': { [narrow]: { position: 'static', maxHeight: 'none', order: -1 } },
});
export const sections = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxlarge, minWidth: 0 });
export const sectionHead = style({
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  scrollMarginBlockStart: `calc(${vars.size.header} + 56px)`,
});
export const stepHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const stepWords = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const entry = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.size.controlSmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  color: vars.color.fg.default,
  selectors: {
    'button&:hover': { background: vars.color.bg.hover },
    '&[data-state="skipped"], &[data-state="cancelled"], &[data-state="blocked"], &[data-state="ready"]': {
      color: vars.color.fg.muted,
    },
  },
});
export const entryIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: vars.text.body.line,
  color: vars.color.fg.subtle,
  selectors: {
    '[data-state="succeeded"] > &, [data-state="reused"] > &': { color: vars.color.fg.success },
    '[data-state="failed"] > &': { color: vars.color.fg.danger },
    '[data-state="running"] > &': { color: vars.color.fg.accent },
  },
});
export const entryWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
