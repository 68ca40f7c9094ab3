import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1099px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const aside = style({
  position: 'sticky',
  // Below the bar and the open pages, which stay in sight, too.
  insetBlockStart: `calc(${vars.size.header} + 56px)`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  '@media': { [narrow]: { position: 'static', order: -1 } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: vars.space.large,
  '@media': { '(max-width: 599px)': { gridTemplateColumns: '1fr' } },
});
export const section = style({ scrollMarginBlockStart: `calc(${vars.size.header} + 56px)` });
export const adding = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const rows = style({ maxWidth: '200px' });

export const outline = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '44vh',
  overflowY: 'auto',
  '@media': { [narrow]: { maxHeight: '40vh' } },
});
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.control,
  paddingInlineEnd: vars.space.xsmall,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[data-inner]': { paddingInlineStart: vars.space.large },
    '&[data-dragged]': { opacity: 0.4 },
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: '2px',
      background: vars.color.border.focus,
    },
    '&[data-drop="before"]::after': { insetBlockStart: '-1px' },
    '&[data-drop="after"]::after': { insetBlockEnd: '-1px' },
  },
});
export const grip = style({
  display: 'flex',
  flexShrink: 0,
  padding: vars.space.xsmall,
  color: vars.color.fg.subtle,
  cursor: 'grab',
  borderRadius: vars.radius.control,
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const entryName = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
