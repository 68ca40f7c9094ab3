import { mediaTypeOf } from '../../files/index.ts';

const figureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * The media type of a picture in a report; pictures come from the provider and are shown by `<img>` only, where no
 * script in them runs.
 */
export const figureType = (name: string): string => figureTypes[extensionOf(name)] ?? 'application/octet-stream';
export const isFigureName = (name: string): boolean => extensionOf(name) in figureTypes;

export const contentType = (kind: string, name: string): string =>
  kind === 'figure' ? figureType(name) : mediaTypeOf(name);

const packed = new Set([
  'gz',
  'bz2',
  'xz',
  'zst',
  'zip',
  '7z',
  'bam',
  'cram',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'xlsx',
  'pdf',
]);
/** Whether the file is compressed already, so that compressing it again is a waste. */
export const isPacked = (name: string): boolean => packed.has(extensionOf(name));
