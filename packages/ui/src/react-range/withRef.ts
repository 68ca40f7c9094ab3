import { forwardRef, type ReactNode } from 'react';
import { react19 } from './react19.ts';

/** A component that takes `ref` among its props. React 18 hands a ref only to what was made by `forwardRef`. */
export function withRef<C extends (props: never) => ReactNode>(component: C): C {
  const render = component as unknown as (props: object) => ReactNode;
  return react19 ? component : (forwardRef<unknown, object>((props, ref) => render({ ...props, ref })) as unknown as C);
}
