import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Facets beside what they make; on a narrow screen what is asked for stands first. */
export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"facets conditions" "facets rows"',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    '(max-width: 1023px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"conditions" "facets" "rows"',
    },
  },
});
export const conditions = style({ gridArea: 'conditions', minWidth: 0 });
export const rows = style({ gridArea: 'rows', minWidth: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const chooser = style({ width: '360px', maxWidth: '100%' });

/** Facets scroll by themselves beside the rows, and open below one another on a narrow screen. */
export const facets = style({
  gridArea: 'facets',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  '@media': {
    '(min-width: 1024px)': {
      position: 'sticky',
      top: vars.space.large,
      maxHeight: 'calc(100vh - 160px)',
      overflowY: 'auto',
      paddingInlineEnd: vars.space.small,
    },
  },
});
export const facet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  minWidth: 0,
  selectors: { '&[data-used]': { borderColor: vars.color.border.accent } },
});
export const facetHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minWidth: 0,
});
export const histogram = style({ display: 'block', width: '100%', height: '48px' });
export const bars = style({
  fill: vars.color.border.strong,
  selectors: { '&[data-kept]': { fill: vars.color.fg.accent } },
});
export const level = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minWidth: 0,
});

export const chips = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const chip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
});
export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const said = style({
  padding: vars.space.small,
  background: vars.color.bg.subtle,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const readPiece = style({ color: vars.color.fg.accent });
export const unreadPiece = style({
  color: vars.color.fg.danger,
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textUnderlineOffset: '4px',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: vars.space.large,
});
export const words = style({ overflowWrap: 'anywhere' });
