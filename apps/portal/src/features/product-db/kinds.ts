import type { ExperienceKind } from '@panome/contract/product-db';

/** The page of each kind, as the route table spells it, and what its link says. */
export const kindPages: Readonly<Record<ExperienceKind, readonly [path: string, name: string]>> = {
  metabolism: ['/product-db/home', '代谢项目'],
  project: ['/product-db/project-inquiry', '多组学项目'],
  extraction: ['/product-db/transform-extraction', '核酸提取'],
  'single-cell': ['/product-db/single-cell-spatiotemporal', '单细胞时空'],
};

/** The kind whose page stands at a path. */
export const kindAt = (path: string): ExperienceKind =>
  (Object.keys(kindPages) as ExperienceKind[]).find((kind) => kindPages[kind][0] === path) ?? 'metabolism';
