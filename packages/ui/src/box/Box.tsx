import { createElement, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { sprinkles } from './Box.css.ts';

type Sprinkles = Parameters<typeof sprinkles>[0];
/** Elements without behaviour of their own that a layout part may be drawn as. */
export type LayoutElement = 'div' | 'section' | 'article' | 'main' | 'header' | 'footer' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl' | 'span' | 'fieldset' | 'form';

/** Space that other layout parts share; a single name, or one per breakpoint. */
export type SpaceProps = Pick<Sprinkles, 'padding' | 'paddingX' | 'paddingY' | 'paddingTop' | 'paddingBottom'>;

export type BoxProps = Omit<NativeProps<'div'>, 'ref'> &
  SpaceProps &
  Pick<
    Sprinkles,
    'alignItems' | 'background' | 'border' | 'borderBottom' | 'borderTop' | 'boxShadow' | 'display' | 'flexDirection' | 'flexWrap' | 'gap' | 'justifyContent' | 'maxWidth' | 'overflow' | 'position' | 'width'
  > & {
    /** The element drawn; `div` by default. */
    as?: LayoutElement;
    /** Corner radius by role: `control` 6, `card` 8, `dialog` 12. */
    radius?: Sprinkles['borderRadius'];
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
 * When not to use: to set things one below another use `Stack`, side by side `Inline`; for a framed group with a title use `Card`.
 */
export function Box({ as = 'div', radius, grow, centre, ...props }: BoxProps) {
  const styled: Record<string, unknown> = { borderRadius: radius };
  const native: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (names.has(name)) styled[name] = value;
    else native[name] = value;
  }
  if (grow) Object.assign(styled, { flexGrow: 'grow', minWidth: 'zero' });
  if (centre) styled['marginInline'] = 'auto';
  return createElement(as, { ...native, className: sprinkles(styled as Sprinkles) || undefined });
}
