import type { RequestOf, ResponseOf } from '@panome/contract/client';

export type StoredScheme = ResponseOf<'sampleGroupProgramDetail'>;
export type GroupScheme = StoredScheme['scheme'];
export type Factor = GroupScheme['factors'][number];
export type Contrast = StoredScheme['contrasts'][number];
export type SchemeKind = StoredScheme['kind'];
export type TableSpread = ResponseOf<'sampleGroupProgramSpread'>[number];
export type SchemeGuard = ResponseOf<'sampleGroupProgramGuard'>;

/** Where schemes are kept: a project, or a folder or file of 我的文件. */
export type SchemePlace = Pick<RequestOf<'sampleGroupProgramGetName'>, 'file_id' | 'project_id'>;

/** What a person edits of a scheme. */
export type SchemeContent = Pick<StoredScheme, 'contrasts' | 'kind' | 'name' | 'scheme'>;

/** `B / A`, as in tables of results, or what the person calls it. */
export const contrastName = ({ name, reference, test }: Contrast): string => name || `${test} / ${reference}`;
