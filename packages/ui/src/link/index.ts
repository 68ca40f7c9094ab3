export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { linkText } from './Link.text.ts';
