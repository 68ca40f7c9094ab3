import { typeOf } from '../uploads/fileTypes.ts';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
};

/** The media type of a download. Files that a browser could run are sent as plain bytes. */
export const mediaTypeOf = (name: string): string => types[typeOf(name)] ?? 'application/octet-stream';
