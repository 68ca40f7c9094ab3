import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe, style, vars } from '../theme/index.ts';

const rest = '&:not([disabled]):not([aria-disabled="true"])';
const on = (hover: object, active: object) => ({
  [`${rest}:hover`]: hover,
  [`${rest}:active`]: active,
  [`${rest}[data-state="open"]`]: active,
});

/** What a tone says in its own colours; each look has others without one. */
const fill = createVar();
const fillOn = createVar();
const word = createVar();
const tint = createVar();
const edge = createVar();
const filled = fallbackVar(fillOn, vars.color.bg.accentHover);
const words = fallbackVar(word, vars.color.fg.default);
const hovered = fallbackVar(tint, vars.color.bg.hover);
const pressed = fallbackVar(tint, vars.color.bg.pressed);
const edged = fallbackVar(edge, vars.color.border.default);

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
        background: fallbackVar(fill, vars.color.bg.accent),
        color: vars.color.fg.onAccent,
        selectors: {
          ...on({ background: filled }, { background: filled }),
          '&[disabled], &[aria-disabled="true"]:not([aria-busy])': {
            background: vars.color.bg.track,
            color: vars.color.fg.disabled,
          },
        },
      },
      secondary: {
        background: vars.color.bg.surface,
        borderColor: vars.color.border.default,
        color: words,
        selectors: {
          ...on({ background: hovered, borderColor: edged }, { background: pressed, borderColor: edged }),
          '&[disabled], &[aria-disabled="true"]:not([aria-busy])': {
            background: vars.color.bg.subtle,
            color: vars.color.fg.disabled,
          },
        },
      },
      quiet: {
        background: 'transparent',
        color: words,
        selectors: {
          ...on({ background: hovered }, { background: pressed }),
          '&[disabled], &[aria-disabled="true"]:not([aria-busy])': { color: vars.color.fg.disabled },
        },
      },
    },
    tone: {
      neutral: {},
      danger: {
        vars: {
          [fill]: vars.color.bg.danger,
          [fillOn]: vars.color.bg.dangerHover,
          [word]: vars.color.fg.danger,
          [tint]: vars.color.bg.dangerSubtle,
          [edge]: vars.color.border.danger,
        },
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
