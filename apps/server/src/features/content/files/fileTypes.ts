/** The largest file in bytes that the import commands accept. */
export const mostFileBytes = 500 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
};
export const fileExtensions = Object.keys(types);
export const videoExtensions = ['mp4', 'webm'] as const;

/** The media type of an ending; the import took no other ones. */
export const fileType = (extension: string): string => types[extension] ?? 'application/octet-stream';

/** By their first bytes: `ftyp` of MP4, the EBML mark of WebM. */
export const isVideo = (head: Buffer, extension: string): boolean =>
  extension === 'mp4'
    ? head.subarray(4, 8).toString('latin1') === 'ftyp'
    : head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
