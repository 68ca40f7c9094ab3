import { forwardRef, type ReactNode } from 'react';
import { react19 } from './react19.ts';

/**
 * A component that takes `ref` among its props. React 18 hands a ref only to what was made by `forwardRef`.
 *
 * @param component - With its name, which tools for developers show.
 */
export function withRef<C extends (props: never) => ReactNode>(component: C): C {
  if (react19) return component;
  const render = component as unknown as (props: object) => ReactNode;
  const forwarding = forwardRef<unknown, object>((props, ref) => render({ ...props, ref }));
  forwarding.displayName = component.name;
  return forwarding as unknown as C;
}
