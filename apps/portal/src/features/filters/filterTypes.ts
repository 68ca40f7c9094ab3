import type { RequestOf, ResponseOf } from '@panome/contract/client';

export type FilterTable = NonNullable<ResponseOf<'initData'>['table']>;
export type FilterColumn = FilterTable['columns'][number];
export type SavedFilter = ResponseOf<'dataFilterById'>;
export type FilterItem = ResponseOf<'dataFilterList'>[number];
export type FilterPreview = ResponseOf<'getPreviewResult'>;
export type Aliases = ResponseOf<'initData'>['aliases'];
export type TableInput = RequestOf<'initData'>['input'];
export type TableKind = NonNullable<TableInput['as']>;
