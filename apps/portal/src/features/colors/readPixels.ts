import { rgbToOklab, type Oklab } from '@panome/charts';

/** The longer side that a picture is looked at with: colours need no detail. */
const side = 120;
const opaque = 128;

/**
 * The pixels of a picture as it is seen, without transparent ones; read in the browser, never sent.
 * @throws When the browser cannot read it.
 */
export async function readPixels(file: Blob): Promise<Oklab[]> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((length) => Math.max(1, Math.round(length * scale))) as [
      number,
      number,
    ];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, at) => at * 4)
      .filter((at) => data[at + 3]! >= opaque)
      .map((at) => rgbToOklab(data[at]!, data[at + 1]!, data[at + 2]!));
  } finally {
    bitmap.close();
  }
}
