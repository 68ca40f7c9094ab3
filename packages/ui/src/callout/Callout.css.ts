import { recipe, style, vars } from '../theme/index.ts';

const { bg, border, fg } = vars.color;

export const callout = recipe({
  base: {
    display: 'flex',
    gap: vars.space.small,
    minWidth: 0,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    padding: `${vars.space.small} ${vars.space.medium}`,
    color: fg.default,
  },
  variants: {
    tone: {
      info: { background: bg.accentSubtle },
      success: { background: bg.successSubtle },
      warning: { background: bg.warningSubtle },
      danger: { background: bg.dangerSubtle },
    },
  },
});

export const icon = recipe({
  base: { display: 'flex', flexShrink: 0, alignItems: 'center', height: vars.text.body.line },
  variants: {
    tone: {
      info: { color: fg.accent },
      success: { color: fg.success },
      warning: { color: fg.warning },
      danger: { color: fg.danger },
    },
  },
});

export const body = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.strong });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
});
