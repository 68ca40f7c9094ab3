import { recipe, style, vars } from '../theme/index.ts';

const rest = '&:not([disabled]):not([aria-disabled="true"])';
const on = (hover: object, active: object) => ({
  [`${rest}:hover`]: hover,
  [`${rest}:active`]: active,
  [`${rest}[data-state="open"]`]: active,
});

/** The height that one line leaves free, so that wrapped lines keep the same distance from the border. */
const room = (height: string) => `calc((${height} - 1lh) / 2 - 1px)`;

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    maxWidth: '100%',
    gap: vars.space.small,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.weight.regular,
    textAlign: 'center',
    // Words too long for the place wrap; a narrow table cell must still not put one character on each line.
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    selectors: {
      '&[data-block]': { width: '100%' },
      '&[disabled], &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.bg.accent,
        color: vars.color.fg.onAccent,
        selectors: {
          ...on({ background: vars.color.bg.accentHover }, { background: vars.color.bg.accentHover }),
          '&[disabled], &[aria-disabled="true"]:not([aria-busy])': {
            background: vars.color.bg.track,
            color: vars.color.fg.disabled,
          },
        },
      },
      secondary: {
        background: vars.color.bg.surface,
        borderColor: vars.color.border.default,
        color: vars.color.fg.default,
        selectors: {
          ...on({ background: vars.color.bg.hover }, { background: vars.color.bg.pressed }),
          '&[disabled], &[aria-disabled="true"]:not([aria-busy])': {
            background: vars.color.bg.subtle,
            color: vars.color.fg.disabled,
          },
        },
      },
      quiet: {
        background: 'transparent',
        color: vars.color.fg.default,
        selectors: {
          ...on({ background: vars.color.bg.hover }, { background: vars.color.bg.pressed }),
          '&[disabled], &[aria-disabled="true"]:not([aria-busy])': { color: vars.color.fg.disabled },
        },
      },
    },
    // After the looks, so that its words win over theirs.
    tone: {
      neutral: {},
      danger: {
        color: vars.color.fg.danger,
        selectors: on({ background: vars.color.bg.dangerSubtle }, { background: vars.color.bg.dangerSubtle }),
      },
    },
    size: {
      small: {
        minHeight: vars.size.controlSmall,
        paddingBlock: room(vars.size.controlSmall),
        paddingInline: vars.space.small,
      },
      medium: { minHeight: vars.size.control, paddingBlock: room(vars.size.control), paddingInline: vars.space.medium },
      large: {
        minHeight: vars.size.controlLarge,
        paddingBlock: room(vars.size.controlLarge),
        paddingInline: vars.space.large,
      },
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'secondary', tone: 'danger' },
      style: {
        selectors: on({ borderColor: vars.color.border.danger }, { borderColor: vars.color.border.danger }),
      },
    },
  ],
  defaultVariants: { variant: 'secondary', tone: 'neutral', size: 'medium' },
});

export const label = style({ minWidth: 0, selectors: { '[data-veiled] > &': { opacity: 0 } } });
export const icon = style({ display: 'inline-flex', flexShrink: 0 });
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});
