import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanWebp } from './cleanWebp.ts';
import { PictureFault } from './pictureFault.ts';

export type CleanImage = { readonly type: 'image/png' | 'image/jpeg' | 'image/webp'; readonly bytes: Buffer };

/**
 * Reduces a picture to what draws it (SEC-37), so that places, camera data, comments, scripts behind the end and hidden
 * second files are gone. Reads headers only; nothing is decoded.
 * @throws {PictureFault} When it is no PNG, JPEG or WebP, is broken, animated, or too large.
 */
export function cleanImage(bytes: Buffer): CleanImage {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')))
    return { type: 'image/png', bytes: cleanPng(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { type: 'image/jpeg', bytes: cleanJpeg(bytes) };
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return { type: 'image/webp', bytes: cleanWebp(bytes) };
  throw new PictureFault('只能上传 PNG、JPEG 或 WebP 图片，请转换格式后再上传');
}
