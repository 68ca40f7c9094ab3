import { describe, expect, it } from 'vitest';
import { cleanImage } from './cleanImage.ts';
import { buildPng, jpeg, losslessWebp, lossyWebp, pngChunk } from './testPictures.ts';

const place = Buffer.from('Exif\0\0GPSLatitude 30.5728 <script>alert(1)</script>');
const html = Buffer.from('<html><script>alert(document.domain)</script></html>');
const holds = (bytes: Buffer, text: string) => bytes.includes(Buffer.from(text));

/** A segment of a JPEG. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
/** A RIFF file with further chunks behind its picture. */
function withChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const all = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}
const withSegment = (marker: number, data: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, data), jpeg.subarray(2)]);

describe('SEC-37: what a camera writes beside the picture is gone', () => {
  it('a PNG loses text, time, EXIF and colour profile', () => {
    const dirty = buildPng(3, 2, ...['eXIf', 'tEXt', 'iTXt', 'iCCP', 'zzZz'].map((type) => pngChunk(type, place)));
    const { bytes, type } = cleanImage(dirty);
    expect(type).toBe('image/png');
    expect(bytes).toEqual(buildPng(3, 2));
  });

  it.each([0xe1, 0xe2, 0xed, 0xfe])('a JPEG loses its segment %i', (marker) => {
    const { bytes, type } = cleanImage(withSegment(marker, place));
    expect(type).toBe('image/jpeg');
    expect(bytes).toEqual(cleanImage(jpeg).bytes);
    expect(holds(bytes, 'GPS') || holds(bytes, 'ICC_PROFILE')).toBe(false);
  });

  it.each([lossyWebp, losslessWebp])('a WebP loses EXIF, XMP, colour profile and their flags', (webp) => {
    const { bytes, type } = cleanImage(withChunk(withChunk(webp, 'EXIF', place), 'XMP ', place));
    expect(type).toBe('image/webp');
    expect(holds(bytes, 'GPS') || holds(bytes, 'ICCP')).toBe(false);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(bytes[20]! & 0x2c).toBe(0);
  });

  it('a clean picture stays as it is, byte for byte', () => {
    for (const picture of [buildPng(3, 2), jpeg, lossyWebp, losslessWebp]) {
      const once = cleanImage(picture).bytes;
      expect(cleanImage(once).bytes).toEqual(once);
    }
  });
});

describe('SEC-37: polyglots', () => {
  it.each([
    ['PNG', buildPng(3, 2)],
    ['JPEG', jpeg],
    ['WebP', lossyWebp],
  ])('%s: what stands behind the end is gone', (_name, picture) => {
    expect(cleanImage(Buffer.concat([picture, html])).bytes).toEqual(cleanImage(picture).bytes);
  });

  it.each([
    html,
    Buffer.concat([html, jpeg]),
    Buffer.from('GIF89a'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(0),
  ])('is refused when it does not begin as a picture', (bytes) => expect(() => cleanImage(bytes)).toThrow('只能上传'));
});

describe('SEC-37: pixel floods', () => {
  it.each([
    [4097, 1],
    [1, 4097],
    [0xffffffff, 0xffffffff],
    [0, 5],
  ])('a PNG of %i × %i is refused', (width, height) =>
    expect(() => cleanImage(buildPng(width, height))).toThrow(/最大 4096|为 0/),
  );

  it('a picture of the largest allowed size is accepted', () =>
    expect(cleanImage(buildPng(4096, 4096)).bytes.length).toBeGreaterThan(0));

  it('a JPEG and a WebP of too many pixels are refused', () => {
    const large = Buffer.from(jpeg);
    const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
    large.writeUInt16BE(60_000, frame + 5);
    expect(() => cleanImage(large)).toThrow('最大 4096');
    const wide = Buffer.from(lossyWebp);
    wide.writeUIntLE(16_000_000, 24, 3);
    expect(() => cleanImage(wide)).toThrow('最大 4096');
  });
});

describe('a broken picture', () => {
  it('REL-24: a picture of thousands of empty parts is refused at once', () => {
    const empty = Array.from({ length: 6_000 }, () => pngChunk('sBIT', Buffer.alloc(0)));
    expect(() => cleanImage(buildPng(3, 2, ...empty))).toThrow('已损坏');
  });

  it('a picture is refused wherever it was cut off', () => {
    for (const picture of [buildPng(3, 2), cleanImage(jpeg).bytes, lossyWebp, losslessWebp]) {
      for (let length = 12; length < picture.length; length += 1) {
        // The last byte of a WebP may be padding.
        if (length === picture.length - 1 && picture.toString('latin1', 0, 4) === 'RIFF') continue;
        expect(() => cleanImage(picture.subarray(0, length))).toThrow();
      }
    }
  });

  it('random bytes never crash the server', () => {
    let seed = 7;
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = Buffer.from([buildPng(3, 2), jpeg, lossyWebp, losslessWebp][round % 4]!);
      for (let change = 0; change < 4; change += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        bytes[8 + (seed % (bytes.length - 8))] = seed >>> 8;
      }
      try {
        expect(cleanImage(bytes).bytes.length).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect((error as Error).constructor.name).toBe('PictureFault');
      }
    }
  });

  it('a picture with a wrong checksum, without pixels or with animation is refused', () => {
    const changed = buildPng(3, 2);
    changed[20]! ^= 1;
    expect(() => cleanImage(changed)).toThrow('损坏');
    const moving = Buffer.from(lossyWebp);
    moving[20]! |= 2;
    expect(() => cleanImage(moving)).toThrow('动图');
  });
});
