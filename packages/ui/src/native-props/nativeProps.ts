import type { ComponentPropsWithRef, ElementType } from 'react';

/** Everything the element itself takes, without the two doors through which a page could restyle a part. */
export type NativeProps<Element extends ElementType> = Omit<ComponentPropsWithRef<Element>, 'className' | 'style'>;

/**
 * What every part hands on to the one element that its page names: an id, a ref, what assistive technology is told and,
 * since JSX takes any name with a hyphen, `data-*`.
 */
export type PassedOn<Element extends ElementType> = Pick<
  NativeProps<Element>,
  Extract<keyof NativeProps<Element>, 'id' | 'ref' | `aria-${string}`>
>;
