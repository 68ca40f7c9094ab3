import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, tokenHeader, type Call, type Envelope, type FileItem, type FilterRule } from '@panome/contract';
import { loginDemo, runServer } from '../src/testing/runServer.ts';

/**
 * Previews of filters on prepared tables, end to end over HTTP: the first one reads the columns that decide, then one
 * threshold changes, as when a handle is dragged. `node apps/server/bench/filter.ts [rows…]`
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000];
/** What is promised once a table is prepared, in milliseconds by rows. */
const limits = new Map([
  [100_000, 150],
  [1_000_000, 300],
]);
const classes = ['脂', '糖', '氨基酸', '核苷', '有机酸'];
const turns = 15;

/** Ten columns of a table of differences; the same for the same number of rows. */
function csvOf(rows: number): string {
  let state = 7;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const lines = ['feature,direction,class,vip,log2fc,p,p_adj,A,B,C'];
  for (let row = 0; row < rows; row += 1) {
    const change = random() * 6 - 3;
    const direction = Math.abs(change) < 1 ? 'none' : change > 0 ? 'up' : 'down';
    const numbers = [random() * 3, change, random(), random(), random(), random(), random()];
    lines.push(
      [
        `f${row}`,
        direction,
        classes[Math.floor(random() * classes.length)],
        ...numbers.map((one) => one.toFixed(5)),
      ].join(','),
    );
  }
  return `${lines.join('\n')}\n`;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const whole = (value: number): string => `${Math.round(value)} ms`;

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
const server = await runServer(folder);
let missed = 0;
try {
  const token = await loginDemo(server.address);
  const ask = async <Data>(call: Call, body: object): Promise<Data> => {
    const response = await fetch(`${server.address}${call.path}`, {
      method: 'POST',
      headers: { [tokenHeader]: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { code, content, showMsg } = (await response.json()) as Envelope<Data>;
    if (code !== 1) throw new Error(showMsg);
    return content.data;
  };
  const upload = async (rows: number): Promise<string> => {
    const form = new FormData();
    form.set('file', new File([csvOf(rows)], `${rows}.csv`));
    const response = await fetch(`${server.address}${calls.fileStoreUpload.path}`, {
      method: 'POST',
      headers: { [tokenHeader]: token },
      body: form,
    });
    return ((await response.json()) as Envelope<FileItem>).content.data.id;
  };
  const ruleOf = (vip: number): FilterRule => ({
    all: [
      { column: 'direction', op: 'is', value: 'up' },
      { column: 'vip', op: 'gt', value: vip },
      { column: 'class', op: 'contains', value: '脂' },
    ],
  });

  for (const rows of sizes) {
    const input = { file: { file_id: await upload(rows) } };
    const begun = performance.now();
    for (let state = ''; state !== 'done';)
      ({ state } = await ask<{ state: string }>(calls.storeDataPrepare, { input }));
    const prepared = performance.now() - begun;
    const previewOf = async (vip: number): Promise<number> => {
      const start = performance.now();
      await ask(calls.getPreviewResult, { input, rule: ruleOf(vip) });
      return performance.now() - start;
    };
    const first = await previewOf(1);
    const changed: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) changed.push(await previewOf(1 + (turn + 1) / 50));
    const limit = limits.get(rows);
    const kept = limit === undefined || (first < limit && quantile(changed, 0.5) < limit);
    if (!kept) missed += 1;
    console.log(
      `${rows} rows: prepared in ${whole(prepared)}; first preview ${whole(first)}; one threshold changed: median ${whole(quantile(changed, 0.5))}, p95 ${whole(quantile(changed, 0.95))}${limit === undefined ? '' : ` (limit ${limit} ms: ${kept ? 'kept' : 'missed'})`}`,
    );
  }
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
