import type { ComponentPropsWithRef, ElementType } from 'react';

/** Everything the element itself takes, without the two doors through which a page could restyle a part. */
export type NativeProps<Element extends ElementType> = Omit<ComponentPropsWithRef<Element>, 'className' | 'style'>;
