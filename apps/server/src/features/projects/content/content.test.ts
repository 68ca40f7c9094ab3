import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, type DeliveredFile } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minute } from '@panome/contract/durations';
import { buildProject } from '../../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { unzip } from '../../../testing/unzip.ts';

type User = Awaited<ReturnType<TestApp['buildUser']>>;
const original = 'original/S1_R1.fastq.gz';

let test: TestApp;
let owner: User;
let project: Awaited<ReturnType<typeof buildProject>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.buildUser('王教授');
  project = await buildProject(test, { ownerId: owner.id });
});

const addressOf = async (path: string) => {
  const call = path.startsWith('original/') ? calls.originalDataUrl : calls.projectFileUrl;
  return (await test.data<{ url: string }>(call, { token: owner.token, input: { id: project.fileIds[path]! } })).url;
};
const zipOf = (input: object = {}) =>
  test.data<{ url: string; name: string; files: number; size: number }>(calls.projectZipUrl, {
    token: owner.token,
    input: { contract_id: project.contractId, ...input },
  });

describe('SEC-36: a signed address', () => {
  it('a signed address gives a file for 15 minutes, as an attachment that runs nothing', async () => {
    const url = await addressOf('figures/pca.svg');
    const { headers } = await test.app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringContaining('attachment') as string,
      'cache-control': 'private, no-store',
    });
    expect((await test.app.inject({ url, method: 'POST' })).statusCode).toBe(405);
    test.clock.advance(15 * minute + 1);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });

  it('a download resumes at the byte, and starts over when the bytes have changed', async () => {
    const url = await addressOf(original);
    const whole = await test.app.inject({ url });
    const first = await test.app.inject({ url, headers: { range: 'bytes=0-4' } });
    const rest = await test.app.inject({ url, headers: { range: 'bytes=5-', 'if-range': String(whole.headers.etag) } });
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206]);
    expect(Buffer.concat([first.rawPayload, rest.rawPayload])).toEqual(whole.rawPayload);
    expect((await test.app.inject({ url, headers: { range: 'bytes=5-', 'if-range': '"other"' } })).statusCode).toBe(
      200,
    );
  });

  it('SEC-22: a changed address, or one of another account, gives nothing', async () => {
    const url = new URL(await addressOf(original), 'http://localhost');
    const claim = JSON.parse(Buffer.from(url.searchParams.get('claim')!, 'base64url').toString()) as object;
    const other = await buildProject(test, { ownerId: (await test.buildUser()).id });
    for (const change of [
      { id: other.fileIds[original] },
      { user: 'somebody' },
      { expires: 9_999_999_999_999 },
      { of: 'zip' },
    ]) {
      const changed = new URL(url);
      changed.searchParams.set('claim', Buffer.from(JSON.stringify({ ...claim, ...change })).toString('base64url'));
      expect((await test.app.inject({ url: `${changed.pathname}${changed.search}` })).statusCode).toBe(404);
    }
    for (const signature of ['AAAA', 'x'.repeat(43)]) {
      const changed = new URL(url);
      changed.searchParams.set('signature', signature);
      expect((await test.app.inject({ url: `${changed.pathname}${changed.search}` })).statusCode).toBe(404);
    }
    const stranger = await test.buildUser();
    for (const [call, id] of [
      [calls.originalDataUrl, project.fileIds[original]],
      [calls.projectFileUrl, project.fileIds['tables/matrix.csv']],
      [calls.originalDataDetail, project.fileIds[original]],
    ] as const)
      expect((await test.call(call, { token: stranger.token, input: { id: id! } })).statusCode).toBe(404);
    expect(
      (await test.call(calls.projectZipUrl, { token: stranger.token, input: { contract_id: project.contractId } }))
        .statusCode,
    ).toBe(404);
  });

  it('a signed address stops working when the account is disabled or the file is gone', async () => {
    const url = await addressOf(original);
    await test.platform.database.updateTable('account').set({ disabled: 1 }).where('id', '=', owner.id).execute();
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });

  it('original data and other files have separate calls for their addresses', async () => {
    expect(
      (await test.call(calls.projectFileUrl, { token: owner.token, input: { id: project.fileIds[original]! } }))
        .statusCode,
    ).toBe(404);
    expect(
      (
        await test.call(calls.originalDataUrl, {
          token: owner.token,
          input: { id: project.fileIds['tables/matrix.csv']! },
        })
      ).statusCode,
    ).toBe(404);
  });
});

describe('an archive', () => {
  it('the archive of a contract holds everything, with the report as one offline file', async () => {
    const { files, name, size, url } = await zipOf();
    expect({ name, files }).toEqual({ name: `${project.number} 交付数据.zip`, files: 4 });
    expect(size).toBeGreaterThan(0);
    const found = await unzip((await test.app.inject({ url })).rawPayload);
    expect(
      Object.keys(found)
        .map((path) => path.replace('代谢组分析/', ''))
        .toSorted(),
    ).toEqual([
      'attachments/说明.txt',
      'figures/pca.svg',
      'md5.txt',
      'original/S1_R1.fastq.gz',
      'tables/matrix.csv',
      '结题报告.html',
    ]);
    const report = found['代谢组分析/结题报告.html']!;
    expect(report).toContain('src="data:image/svg+xml;base64,');
    expect(report).toContain('default-src &#39;none&#39;');
    expect(report).not.toMatch(/(src|href)="(?!data:|#)/);
    expect(found['代谢组分析/md5.txt']).toMatch(/^[0-9a-f]{32} {2}original\/S1_R1\.fastq\.gz$/m);
  });

  it('an archive of chosen files holds only those', async () => {
    const table = project.fileIds['tables/matrix.csv']!;
    const found = await unzip((await test.app.inject({ url: (await zipOf({ ids: table })).url })).rawPayload);
    expect(Object.keys(found)).toEqual(['代谢组分析/tables/matrix.csv', '代谢组分析/md5.txt']);
    expect((await zipOf({ kind: 'original' })).files).toBe(1);
    expect(
      (
        await test.call(calls.projectZipUrl, {
          token: owner.token,
          input: { contract_id: project.contractId, ids: 'unknown' },
        })
      ).statusCode,
    ).toBe(404);
  });
});

describe('original data', () => {
  it('original data come with checksums that md5sum -c accepts', async () => {
    const { body } = await test.call(calls.projectChecksums, {
      token: owner.token,
      input: { contract_id: project.contractId },
    });
    expect(body).toMatch(/^[0-9a-f]{32} {2}S1_R1\.fastq\.gz\n$/);
    const [file] = await test.data<DeliveredFile[]>(calls.originalDataList, {
      token: owner.token,
      input: { contract_id: project.contractId, name: 's1' },
    });
    expect(file).toMatchObject({ sample: 'S1', kind: 'original' });
    expect(await test.data(calls.originalDataDetail, { token: owner.token, input: { id: file!.id } })).toMatchObject({
      until: expect.any(String) as string,
    });
  });

  it('expired original data answer 410 and say what can be done', async () => {
    project = await buildProject(test, { ownerId: owner.id, originalUntil: test.clock.now() + 1_000 });
    const url = await addressOf(original);
    test.clock.advance(1_000);
    for (const answer of [
      await test.app.inject({ url }),
      await test.call(calls.originalDataUrl, { token: owner.token, input: { id: project.fileIds[original]! } }),
      await test.call(calls.projectZipUrl, {
        token: owner.token,
        input: { contract_id: project.contractId, kind: 'original' },
      }),
      await test.call(calls.projectChecksums, { token: owner.token, input: { contract_id: project.contractId } }),
    ]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ code: 0, showMsg: expect.stringContaining('延期') as string });
    }
    expect((await zipOf()).files).toBe(3);
    expect(
      await test.data(calls.originalData, { token: owner.token, input: { contract_id: project.contractId } }),
    ).toMatchObject({ state: 'expired', days_left: 0, can: { download: false, delay: true } });
  });
});

it('SEC-25: a revoked share ends a download that is running', { timeout: 30_000 }, async () => {
  const size = 64 * 1024 * 1024;
  project = await buildProject(test, {
    ownerId: owner.id,
    files: [{ path: original, content: 'x'.repeat(size), kind: 'original' }],
  });
  const receiver = await test.buildUser('李同学');
  const [share] = await test.data<{ id: string }[]>(calls.projectShareStore, {
    token: owner.token,
    input: { project_ids: [project.projectId], emails: [receiver.email] },
  });
  await test.data(calls.projectShareReceive, { token: receiver.token, input: { ids: [share!.id] } });
  const { url } = await test.data<{ url: string }>(calls.originalDataUrl, {
    token: receiver.token,
    input: { id: project.fileIds[original]! },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;

  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    const running = request({ port, host: '127.0.0.1', path: url }, (response) => {
      response.once('data', (chunk: Buffer) => {
        bytes += chunk.length;
        // The client stops reading until the share is revoked, so that the rest waits in the server.
        response.pause();
        test.data(calls.projectShareDelete, { token: owner.token, input: { id: share!.id } }).then(() => {
          response.on('data', (more: Buffer) => void (bytes += more.length));
          response.resume();
        }, reject);
      });
      response.once('close', () => resolve());
      response.on('error', () => undefined);
    });
    running.on('error', () => resolve());
    running.end();
  });
  expect(bytes).toBeLessThan(size);
});
