import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { checkPicture, pictureAddress, pictureId, type PictureExtension } from '../../features/content/index.ts';
import { renderMarkdown } from '../../platform/markup/renderMarkdown.ts';
import { ContentError, fault } from './problems.ts';

export type Picture = { readonly id: string; readonly bytes: Buffer; readonly extension: PictureExtension };
type Source = { readonly file: string; readonly markdown: string; readonly firstLine: number };

/** Reads a picture beside a content file. @throws {ContentError} When it is missing, elsewhere, or not a picture. */
export async function readPicture(file: string, line: number, address: string): Promise<Picture> {
  const folder = dirname(resolve(file));
  const path = resolve(folder, address);
  const refuse = (why: string) => new ContentError([fault(file, line, `图片“${address}”${why}`)]);
  if (!path.startsWith(`${folder}/`)) throw refuse('不在内容文件夹里');
  const bytes = await readFile(path).catch(() => {
    throw refuse('不存在');
  });
  try {
    return { id: pictureId(bytes), bytes, extension: checkPicture(bytes) };
  } catch (error) {
    throw refuse(`不能使用：${(error as Error).message}`);
  }
}

/**
 * Renders the Markdown of a content file as HTML, with the pictures that lie beside it.
 * @throws {ContentError} With the line of every picture that cannot be used.
 */
export async function renderContent({
  file,
  firstLine,
  markdown,
}: Source): Promise<{ html: string; pictures: Picture[] }> {
  const addresses = new Set<string>();
  renderMarkdown(markdown, { picture: (address) => (addresses.add(address), null) });
  const lineOf = (address: string) =>
    firstLine + Math.max(0, markdown.slice(0, markdown.indexOf(address)).split('\n').length - 1);
  const outside = [...addresses].filter((address) => /^[a-z]+:|^\/\//i.test(address));
  if (outside.length > 0)
    throw new ContentError(
      outside.map((address) => fault(file, lineOf(address), `图片“${address}”在其他网站，请下载后放进内容文件夹`)),
    );
  const pictures = new Map<string, Picture>();
  for (const address of addresses) pictures.set(address, await readPicture(file, lineOf(address), decodeURI(address)));
  const html = renderMarkdown(markdown, {
    picture: (address) => (pictures.has(address) ? pictureAddress(pictures.get(address)!.id) : null),
  });
  return { html, pictures: [...pictures.values()] };
}
