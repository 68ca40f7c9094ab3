// Takes still pictures of a page with what is said over each, and makes a film, its poster and its transcript of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webm } from './webm.mjs';

export const size = { width: 960, height: 600 };
/** Coarser pictures are smaller; letters of 14 px stay sharp at this. */
const quantizer = 34;
/** Chinese characters that are read in a second. */
const readingSpeed = 6;

/**
 * Encodes PNG pictures as VP9, each a key frame and, for every further second that it stands, a frame that says nothing
 * changed: a player ends a film with its last frame. The poster is WebP. Runs in the browser.
 */
const encode = ({ height, pictures, poster, quantizer: coarse, width }) =>
  (async () => {
    const toBase64 = (data) => {
      let letters = '';
      for (const byte of data) letters += String.fromCharCode(byte);
      return btoa(letters);
    };
    const frames = [];
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        frames.push({ at: chunk.timestamp / 1_000, key: chunk.type === 'key', data: toBase64(data) });
      },
      error: (error) => {
        throw error;
      },
    });
    encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrateMode: 'quantizer', latencyMode: 'quality' });
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    let cover = '';
    for (const [index, { at, picture, seconds }] of pictures.entries()) {
      const letters = atob(picture);
      const data = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      context.drawImage(await createImageBitmap(new Blob([data], { type: 'image/png' })), 0, 0);
      for (let second = 0; second < seconds; second += 1) {
        const frame = new VideoFrame(canvas, { timestamp: (at + second) * 1_000_000 });
        encoder.encode(frame, { keyFrame: second === 0, vp9: { quantizer: coarse } });
        frame.close();
      }
      if (index === poster) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
        cover = toBase64(new Uint8Array(await blob.arrayBuffer()));
      }
    }
    await encoder.flush();
    return { frames, cover };
  })();

const stamp = (seconds) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** @param head - Title, summary, topic and date, as the importer wants them. @returns the bytes of the film. */
export async function record(page, folder, { head, id, play, poster }) {
  const shots = [];
  let at = 0;
  /** Keeps the page as it is now, for as long as it takes to read what is said. */
  const say = async (words, { chapter } = {}) => {
    await page.waitForTimeout(400);
    const picture = (await page.screenshot({ type: 'png' })).toString('base64');
    const seconds = Math.max(3, Math.ceil(words.length / readingSpeed) + 1);
    shots.push({ at, words, chapter, picture, seconds });
    at += seconds;
  };
  await play(page, say);
  const blank = await page.context().newPage();
  await blank.goto(new URL('/healthz', page.url()).href);
  const { cover, frames } = await blank.evaluate(encode, {
    ...size,
    quantizer,
    poster,
    pictures: shots.map(({ at: from, picture, seconds }) => ({ at: from, picture, seconds })),
  });
  await blank.close();
  const film = webm({
    ...size,
    length: at * 1_000,
    frames: frames.map((frame) => ({ ...frame, data: Buffer.from(frame.data, 'base64') })),
  });
  writeFileSync(join(folder, `${id}.webm`), film);
  writeFileSync(join(folder, `${id}.webp`), Buffer.from(cover, 'base64'));
  const chapters = shots.filter(({ chapter }) => chapter);
  const lines = [
    '---',
    ...Object.entries(head).map(([name, value]) => `${name}: ${value}`),
    `video: ${id}.webm`,
    `poster: ${id}.webp`,
    `seconds: ${at}`,
    'chapters:',
    ...chapters.map(({ at: from, chapter }) => `  - { at: '${stamp(from)}', title: ${chapter} }`),
    '---',
    ...shots.map(({ at: from, words }) => `${stamp(from)} ${words}`),
  ];
  writeFileSync(join(folder, `${id}.md`), `${lines.join('\n')}\n`);
  return film.length;
}
