import { imageSizeFromFile } from 'image-size/fromFile';
import type { PictureSize } from '../../features/projects/index.ts';

/**
 * Width and height of a picture in px, so that a page keeps its place before it has come; null when the file does not
 * say.
 */
export async function pictureSize(path: string): Promise<PictureSize | null> {
  try {
    const { height, width } = await imageSizeFromFile(path);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
  } catch {
    // A picture that states no size, or a damaged one: it is shown as far as the browser can.
    return null;
  }
}
