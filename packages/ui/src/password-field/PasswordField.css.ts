import { style, vars } from '../theme/index.ts';

const line = { fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line };

/** Stays in the document to announce what comes into it, without a line of its own while it is empty. */
const silent = { selectors: { '&:empty': { position: 'absolute' } } } as const;

export const hint = style({ ...line, ...silent, color: vars.color.fg.warning });
export const rules = style({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  color: vars.color.fg.subtle,
});
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  selectors: { '&[data-met]': { color: vars.color.fg.success } },
});
export const ruleIcon = style({ flexShrink: 0 });
export const strength = style({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.fg.muted,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const bar = style({
  width: '72px',
  height: vars.space.xsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.bg.track,
  selectors: {
    '&::before': { content: '""', display: 'block', height: '100%', borderRadius: 'inherit' },
    '&[data-strength="weak"]::before': { width: '33%', background: vars.color.fg.danger },
    '&[data-strength="fair"]::before': { width: '66%', background: vars.color.fg.warning },
    '&[data-strength="strong"]::before': { width: '100%', background: vars.color.fg.success },
  },
});
