import { createElement, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { sprinkles } from './Box.css.ts';

type Sprinkles = Parameters<typeof sprinkles>[0];
/** Elements without behaviour of their own that a layout part may be drawn as. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'span'
  | 'fieldset'
  | 'form';

/** One value, or one from each width of the window upwards: tablet from 768, desktop from 1200. */
type Responsive<Value> = Value | { mobile?: Value; tablet?: Value; desktop?: Value };
/** A gap by role: 0, 2, 4, 8, 12, 16, 24, 32 and 48 at comfortable density. */
type Space = 'none' | 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'xxxlarge';

/** Space that other layout parts share. */
export type SpaceProps = {
  /** Space on all four sides. */
  padding?: Responsive<Space>;
  /** Space left and right. */
  paddingX?: Responsive<Space>;
  /** Space above and below. */
  paddingY?: Responsive<Space>;
  /** Space above. */
  paddingTop?: Responsive<Space>;
  /** Space below. */
  paddingBottom?: Responsive<Space>;
};

export type BoxProps = Omit<NativeProps<'div'>, 'ref'> &
  SpaceProps & {
    /** The element drawn; `div` by default. */
    as?: LayoutElement;
    /** How the children are laid out; `Stack`, `Inline` and `Grid` choose it themselves. */
    display?: Responsive<'block' | 'flex' | 'grid' | 'inline-flex' | 'none'>;
    /** The direction of a flex box. */
    flexDirection?: Responsive<'row' | 'column'>;
    /** Whether a flex box goes on in another line. */
    flexWrap?: Responsive<'wrap' | 'nowrap'>;
    /** The gap between the children of a flex box or grid. */
    gap?: Responsive<Space>;
    /** Where the children of a flex box stand across. */
    alignItems?: Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'>;
    /** Where the children of a flex box stand along. */
    justifyContent?: Responsive<'start' | 'center' | 'end' | 'between'>;
    /** The surface by role. */
    background?: 'page' | 'surface' | 'raised' | 'subtle' | 'selected';
    /** A hairline all round. */
    border?: 'default' | 'strong' | 'accent' | 'danger';
    /** A hairline above. */
    borderTop?: 'default';
    /** A hairline below. */
    borderBottom?: 'default';
    /** For what floats only. */
    boxShadow?: 'popover' | 'dialog';
    /** Corner radius by role: `control` 6, `card` 8, `dialog` 12. */
    radius?: 'small' | 'control' | 'card' | 'dialog' | 'full';
    /** The whole width, the width of the content, or what the parent gives. */
    width?: Responsive<'full' | 'auto' | 'content'>;
    /** At most as wide as a page (1440), a text (40 characters), a form (480), or the parent. */
    maxWidth?: 'content' | 'text' | 'form' | 'full';
    /** What happens to content that does not fit. */
    overflow?: 'auto' | 'hidden' | 'clip';
    /** Children with an absolute position are placed relative to this box. */
    position?: 'relative';
    /** Takes the space that is left in a flex parent and may shrink below its content. */
    grow?: boolean;
    /** Centres the box in its parent, with `maxWidth`. */
    centre?: boolean;
    /** The drawn element, whatever `as` says. */
    ref?: React.Ref<HTMLElement>;
    /** Any content. */
    children?: ReactNode;
  };

const names = sprinkles.properties as ReadonlySet<string>;

/**
 * The base of layout: space, surface and border from tokens.
 *
 * When not to use: to set things one below another use `Stack`, side by side `Inline`; for a framed group with a title
 * use `Card`.
 */
export const Box = withRef(function Box({ as = 'div', radius, grow, centre, ...props }: BoxProps) {
  const styled: Record<string, unknown> = { borderRadius: radius };
  const native: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (names.has(name)) styled[name] = value;
    else native[name] = value;
  }
  if (grow) Object.assign(styled, { flexGrow: 'grow', minWidth: 'zero' });
  if (centre) styled['marginInline'] = 'auto';
  return createElement(as, { ...native, className: sprinkles(styled as Sprinkles) || undefined });
});
