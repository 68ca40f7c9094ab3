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
