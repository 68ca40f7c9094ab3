import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 240px))',
  gap: vars.space.medium,
});
export const problems = style({ maxHeight: '320px', overflowY: 'auto' });
export const table = style({ height: 'max(320px, 60vh)' });
export const line = style({ color: vars.color.fg.subtle });
export const found = style({
  display: 'block',
  color: vars.color.fg.default,
  background: vars.color.bg.selected,
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '-2px',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  margin: 0,
  padding: vars.space.large,
  background: vars.color.bg.subtle,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});
/** A white ground, since pictures are usually made for paper. */
export const image = style({ maxWidth: '100%', maxHeight: '72vh', objectFit: 'contain', background: 'white' });
export const text = style({ minWidth: 0, maxHeight: '72vh', overflow: 'auto' });
export const markdown = style({ maxWidth: '760px', paddingBlock: vars.space.medium, overflowX: 'auto' });
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '1px',
  height: '160px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const barPlace = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-end',
  height: '100%',
  minWidth: 0,
  maxWidth: '48px',
  ':hover': { background: vars.color.bg.hover },
});
export const bar = style({ display: 'block', width: '100%', minHeight: '1px', background: vars.color.fg.accent });
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space.xsmall,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
export const fine = style({ margin: 0, paddingBlockEnd: vars.space.xsmall });
