import { recipe, style, vars } from '../theme/index.ts';

const { bg, border, category, fg } = vars.color;
const tinted = (color: string, background: string) => ({ color, background });
const outlined = (color: string) => ({ color, background: bg.surface, borderColor: border.default });

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    maxWidth: '100%',
    minHeight: vars.text.body.line,
    paddingInline: `calc(${vars.space.xsmall} + ${vars.space.xxsmall})`,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontSize: vars.text.secondary.size,
    lineHeight: vars.text.secondary.line,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: tinted(fg.muted, bg.hover),
      accent: tinted(fg.accent, bg.accentSubtle),
      success: tinted(fg.success, bg.successSubtle),
      warning: tinted(fg.warning, bg.warningSubtle),
      danger: tinted(fg.danger, bg.dangerSubtle),
    },
    // Written after the tones, whose place it takes.
    color: {
      blue: outlined(category.blue),
      green: outlined(category.green),
      orange: outlined(category.orange),
      violet: outlined(category.violet),
      teal: outlined(category.teal),
      amber: outlined(category.amber),
      pink: outlined(category.pink),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const icon = style({ display: 'inline-flex', flexShrink: 0 });
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  // A target of 24 px in a tag of 22.
  width: vars.space.xlarge,
  height: vars.space.xlarge,
  marginBlock: `calc(-1 * ${vars.space.xxsmall})`,
  marginInlineEnd: `calc(-1 * (${vars.space.xsmall} + ${vars.space.xxsmall}))`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  selectors: { '&:hover': { background: bg.pressed } },
});
