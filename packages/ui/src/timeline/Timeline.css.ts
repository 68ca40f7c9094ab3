import { style, vars } from '../theme/index.ts';

const markSize = vars.space.xlarge;
const wide = '(min-width: 640px)';
const beside = (rule: object) => ({ '@container': { [wide]: rule } });
const across = '[data-orientation="horizontal"] > &';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  ...beside({ selectors: { '&[data-orientation="horizontal"]': { flexDirection: 'row' } } }),
});
export const item = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.medium,
  flex: '1 1 0',
  minWidth: 0,
  paddingBlockEnd: vars.space.xlarge,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next event; solid where the way is already gone.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${markSize} + ${vars.space.xsmall}) ${vars.space.xsmall}`,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${vars.color.border.default}`,
    },
    '&[data-status="done"]:not(:last-child)::before': { borderInlineStart: `2px solid ${vars.color.border.accent}` },
  },
  ...beside({
    selectors: {
      [across]: {
        flexDirection: 'column',
        gap: vars.space.small,
        paddingBlockEnd: 0,
        paddingInlineEnd: vars.space.medium,
      },
      '[data-orientation="horizontal"] > &:not(:last-child)::before': {
        insetBlock: `calc(${markSize} / 2 - 1px) auto`,
        insetInline: `calc(${markSize} + ${vars.space.xsmall}) ${vars.space.xsmall}`,
        borderInlineStart: 'none',
        borderBlockStart: `2px dashed ${vars.color.border.default}`,
      },
      '[data-orientation="horizontal"] > &[data-status="done"]:not(:last-child)::before': {
        borderInlineStart: 'none',
        borderBlockStart: `2px solid ${vars.color.border.accent}`,
      },
    },
  }),
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: markSize,
  height: markSize,
  border: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  selectors: {
    '[data-status="done"] > &': { borderColor: vars.color.border.accent, color: vars.color.fg.accent },
    '[data-status="current"] > &': {
      borderColor: vars.color.bg.accent,
      background: vars.color.bg.accent,
      color: vars.color.fg.onAccent,
    },
    '[data-status="waiting"] > &': { borderStyle: 'dashed' },
    '[data-status="failed"] > &': { borderColor: vars.color.border.danger, color: vars.color.fg.danger },
  },
});
export const dot = style({
  width: vars.space.small,
  height: vars.space.small,
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flexGrow: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.small });
export const title = style({
  selectors: {
    '[data-status="current"] &': { fontWeight: vars.weight.strong },
    '[data-status="waiting"] &': { color: vars.color.fg.muted },
  },
});
export const status = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: {
    '[data-status="current"] &': { color: vars.color.fg.accent },
    '[data-status="failed"] &': { color: vars.color.fg.danger },
  },
});
export const time = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const reason = style({ color: vars.color.fg.danger });
export const detail = style({ color: vars.color.fg.muted, paddingBlockStart: vars.space.xsmall });
