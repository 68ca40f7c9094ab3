export { Breadcrumb } from './Breadcrumb.tsx';
export type { BreadcrumbProps } from './Breadcrumb.tsx';
export { breadcrumbText } from './Breadcrumb.text.ts';
