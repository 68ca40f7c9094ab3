/** Seeded uniform numbers in (0, 1): mulberry32. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 1) / 4_294_967_297;
  };
}

/** The GB18030 bytes of the few characters that our names use; Node encodes only UTF-8. */
const gb: Readonly<Record<string, readonly number[]>> = {
  代: [0xb4, 0xfa],
  谢: [0xd0, 0xbb],
  物: [0xce, 0xef],
  对: [0xb6, 0xd4],
  照: [0xd5, 0xd5],
  处: [0xb4, 0xa6],
  理: [0xc0, 0xed],
};

/** Text of ASCII and the characters above as GB18030. */
export function toGb18030(text: string): Buffer {
  return Buffer.from(Array.from(text, (char) => gb[char] ?? [char.charCodeAt(0)]).flat());
}

export type BigTable = { readonly bytes: Buffer; readonly groups: string; readonly changed: ReadonlySet<string> };

/**
 * A table as Chinese Excel saves it: GB18030, CRLF, Chinese feature names, 对照 and 处理 of 30 samples each, log-normal
 * values. One feature in ten is raised fourfold in 处理; those are in `changed`. `groups` is a sheet of the samples, with a
 * column of whom they are of.
 */
export function bigTable(features = 20_000, perGroup = 30): BigTable {
  const draw = uniform(20_261_121);
  const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
  const samples = ['对照', '处理'].flatMap((group) =>
    Array.from({ length: perGroup }, (_, index) => `${group}-${index + 1}`),
  );
  const parts: Buffer[] = [toGb18030(`代谢物,${samples.join(',')}\r\n`)];
  const changed = new Set<string>();
  const prefix = toGb18030('代谢物');
  for (let row = 1; row <= features; row += 1) {
    const base = 10 + 3 * draw();
    const raised = row % 10 === 0;
    if (raised) changed.add(`代谢物${row}`);
    const cells = samples.map((_, column) =>
      (2 ** (base + 0.5 * normal() + (raised && column >= perGroup ? 2 : 0))).toPrecision(6),
    );
    parts.push(prefix, Buffer.from(`${row},${cells.join(',')}\r\n`, 'latin1'));
  }
  return {
    bytes: Buffer.concat(parts),
    groups: ['样本,分组,个体', ...samples.map((name) => `${name},${name.slice(0, 2)},P${name.slice(3)}`)].join('\n'),
    changed,
  };
}
