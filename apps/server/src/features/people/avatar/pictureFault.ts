/** What is wrong with a picture; Chinese, for the person. */
export class PictureFault extends Error {}

const longestSide = 4096;

/** @throws {PictureFault} When the picture would take too much memory to show. */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw new PictureFault('图片的宽或高为 0，请重新导出');
  if (width > longestSide || height > longestSide)
    throw new PictureFault(`图片为 ${width} × ${height} 像素，最大 ${longestSide} × ${longestSide}，请缩小后再上传`);
}

export const broken = (): PictureFault => new PictureFault('图片内容不完整或已损坏，请重新导出后再上传');

/** Parts of a file; a picture has some dozens, and a file of nothing but empty parts keeps the server busy. */
const mostParts = 5_000;

/** @throws {PictureFault} When a file has more parts than pictures have. */
export function checkParts(parts: readonly unknown[]): void {
  if (parts.length > mostParts) throw broken();
}
