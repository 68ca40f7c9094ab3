/** The largest picture in bytes that the import commands accept. */
export const mostPictureBytes = 2 * 1024 * 1024;

const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', svg: 'image/svg+xml' } as const;
export type PictureExtension = keyof typeof types;
const isPictureExtension = (extension: string): extension is PictureExtension => extension in types;
export const pictureType = (extension: string): string =>
  isPictureExtension(extension) ? types[extension] : 'application/octet-stream';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Parts by which an SVG could run code, load something or link elsewhere (SEC-38). */
const acts =
  /<(?:script|foreignObject|iframe|image|feImage|animate|set|a)\b|\bon\w+\s*=|javascript:|<!(?:ENTITY|DOCTYPE)|@import|href\s*=\s*["']?(?!#)|url\(\s*["']?(?!#)/i;

/**
 * Finds out the kind of a picture from its bytes, whatever its name says.
 * @throws {Error} Why the picture cannot be shown, in words for the operator.
 */
export function checkPicture(bytes: Buffer): PictureExtension {
  if (bytes.length > mostPictureBytes) throw new Error('图片超过 2 MB');
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const text = bytes.toString('utf8');
  if (!/^(?:\uFEFF)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg\b/.test(text))
    throw new Error('不是 PNG、JPEG、WebP 或 SVG 图片');
  if (acts.test(text)) throw new Error('SVG 含有脚本、链接或外部引用，请删除后再导入');
  return 'svg';
}
