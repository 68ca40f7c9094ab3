// A WebM file of one film without sound: a length, cues for seeking, nothing else.
// Matroska: https://www.rfc-editor.org/rfc/rfc9559 ; EBML: https://www.rfc-editor.org/rfc/rfc8794

const bytes = (number) => {
  const out = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / 256)) out.unshift(rest % 256);
  return Buffer.from(out.length > 0 ? out : [0]);
};
/** The length of an element, in eight bytes. */
const sized = (length) => {
  const out = Buffer.alloc(8);
  out.writeBigUInt64BE(BigInt(length));
  out[0] = 0x01;
  return out;
};
const element = (id, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), sized(body.length), body]);
};
const whole = (id, number) => element(id, bytes(number));
const text = (id, words) => element(id, Buffer.from(words));
const real = (id, number) => {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(number);
  return element(id, body);
};

const block = (since, { data, key }) =>
  element('a3', Buffer.from([0x81, since >> 8, since & 0xff, key ? 0x80 : 0]), data);

/** A cluster: a key frame of track 1 and what follows until the next one. */
const cluster = (frames) => {
  const [{ at: begins }] = frames;
  return element('1f43b675', whole('e7', begins), ...frames.map((frame) => block(frame.at - begins, frame)));
};

/** Parts of a film, each beginning with a key frame. */
function partsOf(frames) {
  const parts = [];
  for (const frame of frames) {
    if (frame.key) parts.push([]);
    parts.at(-1).push(frame);
  }
  return parts;
}

/**
 * @param frames - `{ at, data, key }`: milliseconds from the beginning, the bytes of a VP9 frame, and whether it stands
 *   alone; in order, the first does. No two that stand alone are more than 32 s apart.
 * @param length - Of the film, in milliseconds.
 */
export function webm({ frames, height, length, width }) {
  const header = element(
    '1a45dfa3',
    whole('4286', 1),
    whole('42f7', 1),
    whole('42f2', 4),
    whole('42f3', 8),
    text('4282', 'webm'),
    whole('4287', 4),
    whole('4285', 2),
  );
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    real('4489', length),
    text('4d80', 'panome'),
    text('5741', 'panome'),
  );
  const track = element(
    'ae',
    whole('d7', 1),
    whole('73c5', 1),
    whole('83', 1),
    text('86', 'V_VP9'),
    element('e0', whole('b0', width), whole('ba', height)),
  );
  const tracks = element('1654ae6b', track);
  const parts = partsOf(frames);
  const clusters = parts.map(cluster);
  let place = info.length + tracks.length;
  const cues = parts.map(([{ at }], index) => {
    const point = element('bb', whole('b3', at), element('b7', whole('f7', 1), whole('f1', place)));
    place += clusters[index].length;
    return point;
  });
  return Buffer.concat([header, element('18538067', info, tracks, ...clusters, element('1c53bb6b', ...cues))]);
}
