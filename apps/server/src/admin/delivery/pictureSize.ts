import { imageSizeFromFile } from 'image-size/fromFile';
import type { PictureSize } from '../../features/projects/index.ts';

/**
 * Width and height of a picture in px, so that the page does not jump when it loads; null when the file does not say.
 */
export async function pictureSize(path: string): Promise<PictureSize | null> {
  try {
    const { height, width } = await imageSizeFromFile(path);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
  } catch {
    // The picture states no size or is damaged; the browser shows what it can.
    return null;
  }
}
