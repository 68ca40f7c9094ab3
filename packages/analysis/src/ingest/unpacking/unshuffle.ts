/**
 * The bytes of each value together again; they were written first bytes first. What is left over at the end is not
 * moved.
 */
export function unshuffled(bytes: Buffer, width: number): Buffer {
  if (width < 2) return bytes;
  const count = Math.floor(bytes.length / width);
  const out = Buffer.from(bytes);
  for (let byte = 0; byte < width; byte += 1)
    for (let at = 0; at < count; at += 1) out[at * width + byte] = bytes[byte * count + at]!;
  return out;
}

/**
 * The bits of each value together again; they were written first bits first, those of eight values in a byte.
 * What is left over of eight values is not moved.
 */
export function bitUnshuffled(bytes: Buffer, width: number): Buffer {
  const groups = Math.floor(bytes.length / (width * 8));
  const out = Buffer.from(bytes);
  out.fill(0, 0, groups * 8 * width);
  for (let row = 0; row < width * 8; row += 1) {
    const [place, bit] = [row >> 3, row & 7];
    for (let group = 0; group < groups; group += 1) {
      const packed = bytes[row * groups + group]!;
      if (packed === 0) continue;
      for (let one = 0; one < 8; one += 1) out[(group * 8 + one) * width + place]! |= ((packed >> one) & 1) << bit;
    }
  }
  return out;
}
