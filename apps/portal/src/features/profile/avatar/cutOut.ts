import { placeCrop, type Crop } from './placeCrop.ts';

/** Enough for the largest place where an avatar stands, on screens of twice the density. */
const side = 512;

/** The square as a picture of its own: nothing that the camera wrote beside the pixels comes along. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const place = placeCrop(picture, crop);
  canvas.getContext('2d')?.drawImage(picture, place.left, place.top, place.side, place.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('the browser could not encode the picture');
  // A browser without WebP writes a PNG.
  return new File([blob], blob.type === 'image/png' ? 'avatar.png' : 'avatar.webp', { type: blob.type });
}
