import type { SampleKind } from '@panome/contract/sample-forms';
import { newRecord } from '../../shared/draft/index.ts';

const base = '/data-collection/sample';
const applicationPath = `${base}/application`;
export const collectionPath = `${base}/collection-list`;
export const statusPath = `${base}/status`;
const operationPath = `${base}/operation`;

/** Where a kind of form is edited. */
const editorPaths: Readonly<Record<SampleKind, string>> = {
  application: applicationPath,
  metabolomics: `${base}/metabolomics-collection`,
  protein: `${base}/protein-collection`,
  transcription: `${base}/transcription-collection`,
  macrogene: `${base}/macrogene-collection`,
  microorganism: `${base}/microorganism-collection`,
  union: `${base}/union-collection`,
  return: statusPath,
};

/** The kind whose editor stands at an address. */
export const kindAt = (pathname: string): SampleKind | undefined =>
  (Object.keys(editorPaths) as SampleKind[]).find((kind) => editorPaths[kind] === pathname);

type Named = { readonly id: string; readonly kind: SampleKind };

const withId = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;
export const editorPath = ({ id, kind }: Named): string => withId(editorPaths[kind], id);
export const newFormPath = (kind: SampleKind): string => editorPath({ id: newRecord, kind });
export const detailPath = ({ id }: Pick<Named, 'id'>): string => withId(operationPath, id);

/** A draft is edited, anything else is read. */
export const formPath = (form: Named & { readonly state: string }): string =>
  form.state === 'draft' ? editorPath(form) : detailPath(form);

/** The list in which a form stands. */
export const listPath = (kind: SampleKind): string =>
  kind === 'application' ? applicationPath : kind === 'return' ? statusPath : collectionPath;
