import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { calls, type ContractItem, type DeliveredFile, type ProjectItem } from '@panome/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '@panome/contract/durations';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { deliverySeal } from '../../features/projects/index.ts';
import { commands } from '../commands/index.ts';
import { runCommand } from '../runCommand.ts';
import { readDay } from './dates.ts';
import { sampleOf } from './readSamples.ts';

const contract =
  'number: PN2026-0900\ntitle: 血清代谢组\nfamily: untarget\nspecies: 小鼠\nhuman: false\nsteps:\n  received: { done: 2026-10-01 }\n  checked: { done: 2026-10-03 }\nkeep_days: 30\n';

let test: TestApp;
let folder: string;
let owner: Awaited<ReturnType<TestApp['buildUser']>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-delivery-'));
  owner = await test.buildUser('王教授');
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.platform.database.deleteFrom('contract').execute();
});

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const fill = () => {
  put('contract.yaml', contract);
  put('projects/serum/project.yaml', 'name: 血清\n');
  put('projects/serum/samples.csv', 'sample,group\nS1,对照\nS10,模型\n');
  put('projects/serum/report.md', '## 主要结果\n\n![火山图](figures/volcano.svg)\n');
  put('projects/serum/figures/volcano.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('projects/serum/tables/matrix.csv', 'id,S1,S10\nM1,1,2\n');
  put('projects/serum/tables.yaml', 'matrix.csv: 定量表\n');
  put('projects/serum/original/S10_R1.fastq.gz', 'reads');
  put('projects/serum/original/md5.txt', `${createHash('md5').update('reads').digest('hex')}  S10_R1.fastq.gz\n`);
};
const deliver = (...words: string[]) =>
  runCommand(commands, test.platform, ['deliver', folder, '--to', owner.email, ...words]);
const contracts = () => test.data<ContractItem[]>(calls.contractList, { token: owner.token });
const projects = () => test.data<ProjectItem[]>(calls.projectList, { token: owner.token });
const files = () => test.data<DeliveredFile[]>(calls.projectFiles, { token: owner.token });
const objects = () =>
  test.platform.database.selectFrom('project_file').select(['path', 'object_key']).orderBy('path').execute();

it('a delivery that was looked at in the portal is refused when anything has changed since', async () => {
  fill();
  const { steps } = JSON.parse(await deliver('--dry-run', '--json')) as { steps: string[] };
  put('projects/serum/tables/matrix.csv', 'id,S1,S10\nM1,1,2\nM2,3,4\n');
  put('projects/serum/tables/further.csv', 'id,S1,S10\nM1,1,2\n');
  await expect(deliver('--expect', deliverySeal(steps))).rejects.toThrow('核对之后内容有变化，请重新核对');
  expect(await contracts()).toEqual([]);
});

describe('a delivery', () => {
  it('a dry run lists the changes of a delivery, and the real run makes them', async () => {
    fill();
    expect(await deliver('--dry-run')).toContain('serum：新增 tables/matrix.csv');
    expect(await contracts()).toEqual([]);
    await deliver();
    expect((await contracts())[0]).toMatchObject({
      number: 'PN2026-0900',
      step: 'measured',
      project_count: 1,
      sample_count: 2,
      report_count: 1,
      original_state: 'available',
    });
    expect((await files()).find((file) => file.kind === 'table')).toMatchObject({
      title: '定量表',
      md5: createHash('md5').update('id,S1,S10\nM1,1,2\n').digest('hex'),
    });
    const [{ id }] = (await contracts()) as [ContractItem];
    expect(
      await test.data<DeliveredFile[]>(calls.originalDataList, { token: owner.token, input: { contract_id: id } }),
    ).toMatchObject([{ sample: 'S10', path: 'original/S10_R1.fastq.gz' }]);
    const [news] = await test.data<{ type: string; content: string; link: string }[]>(calls.notifyList, {
      token: owner.token,
    });
    expect(news).toMatchObject({
      type: 'delivery',
      content: '新增或更新了 1 份结题报告、1 张数据表、1 个原始数据文件；项目进度已更新',
      link: `/data-collection/report/1/${id}/PN2026-0900/list`,
    });
  });

  it('every picture of a report states its size, so that the page does not jump', async () => {
    fill();
    put('projects/serum/figures/volcano.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
    put('projects/serum/figures/damaged.png', 'no picture');
    put('projects/serum/report.md', '## 主要结果\n\n![火山图](figures/volcano.svg)\n\n![缺损](figures/damaged.png)\n');
    await deliver();
    const [{ id }] = (await projects()) as [ProjectItem];
    const { html } = await test.data<{ html: string }>(calls.projectReport, { token: owner.token, input: { id } });
    expect(html.match(/alt="火山图"|width="640" height="480"/g)).toHaveLength(2);
    expect(html.match(/width=/g)).toHaveLength(1);
  });

  it('a repeated delivery changes only what differs', async () => {
    fill();
    await deliver();
    const before = await objects();
    test.clock.advance(day);
    ({ token: owner.token } = await test.platform.sessions.open(owner.id, { ip: '', agent: '' }));
    expect(await deliver('--dry-run')).toBe('没有需要改动的内容');
    expect(await deliver()).toBe('没有需要改动的内容');
    expect(await objects()).toEqual(before);

    await test.data(calls.projectUpdate, {
      token: owner.token,
      input: { id: (await projects())[0]!.id, name: '我的名称' },
    });
    put('projects/serum/tables/matrix.csv', 'id,S1,S10\nM1,1,3\n');
    put('projects/serum/tables/second.csv', 'id,S1\nM1,1\n');
    rmSync(join(folder, 'projects/serum/figures/volcano.svg'));
    put('projects/serum/report.md', '## 新的结果\n');
    rmSync(join(folder, 'projects/serum/original'), { recursive: true });
    const said = await deliver();
    for (const line of [
      'serum：新增 tables/second.csv',
      'serum：更新 tables/matrix.csv',
      'serum：删除 figures/volcano.svg',
      'serum：更新结题报告',
    ])
      expect(said).toContain(line);
    expect((await objects()).map(({ path }) => path)).toEqual([
      'original/S10_R1.fastq.gz',
      'tables/matrix.csv',
      'tables/second.csv',
    ]);
    expect((await projects())[0]).toMatchObject({ name: '我的名称', original_count: 1 });
  });

  it('a faulty delivery is reported with file and line, and nothing changes', async () => {
    fill();
    put('contract.yaml', `${contract.replace('2026-10-03', '2026-02-31')}titel: x\n`);
    put('projects/serum/samples.csv', 'sample,group\nS1,对照\nS1,模型\n');
    put('projects/serum/report.md', '## 结果\n\n![图](figures/none.svg)\n');
    put('projects/serum/figures/a.exe', 'x');
    put('projects/serum/tables.yaml', 'gone.csv: 表\n');
    put(
      'projects/serum/original/md5.txt',
      `${'0'.repeat(32)}  S10_R1.fastq.gz\nnonsense\n${'0'.repeat(32)}  none.gz\n`,
    );
    symlinkSync('/etc/passwd', join(folder, 'projects/serum/attachments'));
    mkdirSync(join(folder, 'projects/serum/original/x'));
    symlinkSync('/etc/passwd', join(folder, 'projects/serum/original/x/passwd'));
    const error = await deliver().then(
      () => '',
      (failed: Error) => failed.message,
    );
    for (const part of [
      'contract.yaml:8',
      'titel',
      'samples.csv:3 样本 S1 重复',
      'report.md:3 没有图片 figures/none.svg',
      'a.exe:1 图片应为',
      '没有表格 gone.csv',
      'md5.txt:1 S10_R1.fastq.gz 的 MD5',
      'md5.txt:2 应为',
      'md5.txt:3 没有文件 none.gz',
      '不能有符号链接',
    ])
      expect(error).toContain(part);
    expect(await contracts()).toEqual([]);
  });

  it('tables say which role they play, samples keep their batches, and the flow is that of the family', async () => {
    fill();
    put('projects/serum/samples.csv', 'sample,group,batch,order\nS1,对照,批次 1,2\nS10,模型,批次 2,1\n');
    put('projects/serum/tables/sets.gmt', 'P1\t糖酵解\tM1\n');
    put(
      'projects/serum/tables.yaml',
      'matrix.csv: { title: 定量表, role: peaks, logged: true, ids: 代谢物 }\nsets.gmt: { title: 通路, role: kegg }\n',
    );
    await deliver();
    const [project] = (await projects()) as [ProjectItem];
    expect(project.flow_version_id).toBe('untarget-1');
    expect(
      (await files())
        .filter(({ kind }) => kind === 'table')
        .map(({ ids, logged, name, role, title }) => [name, title, role, logged, ids]),
    ).toEqual([
      ['matrix.csv', '定量表', 'peaks', true, '代谢物'],
      ['sets.gmt', '通路', 'kegg', null, ''],
    ]);
    const { samples } = await test.data<{ samples: object[] }>(calls.projectReport, {
      token: owner.token,
      input: { id: project.id },
    });
    expect(samples).toEqual([
      { name: 'S1', group: '对照', factors: { batch: '批次 1', order: '2' } },
      { name: 'S10', group: '模型', factors: { batch: '批次 2', order: '1' } },
    ]);
    expect(await deliver()).toBe('没有需要改动的内容');
    put('projects/serum/tables.yaml', 'matrix.csv: { title: 定量表, role: peaks, ids: 代谢物 }\nsets.gmt: 通路\n');
    expect((await deliver()).split('\n')).toEqual([
      'serum：更新 tables/matrix.csv的说明',
      'serum：更新 tables/sets.gmt的说明',
      expect.stringContaining('已发站内消息'),
    ]);
    expect(await runCommand(commands, test.platform, ['help', 'deliver'])).toContain('untarget：peaks 峰面积表');
  });

  it('roles that the flow does not know, or that are given twice, are reported with file and line', async () => {
    fill();
    put('projects/serum/project.yaml', 'name: 血清\nflow_version_id: untarget-0\n');
    put('projects/serum/samples.csv', 'sample,group,batch,batch\nS1,对照,1,1\n');
    put('projects/serum/tables/more.csv', 'id,S1,S10\nM1,1,2\n');
    put('projects/serum/tables/third.csv', 'id,S1,S10\nM1,1,2\n');
    put(
      'projects/serum/tables.yaml',
      [
        'matrix.csv: { title: 表, role: peaks }',
        'more.csv:',
        '  title: 表',
        '  role: peaks',
        'third.csv: { title: 表, role: counts, logged: 是 }',
        'figures/volcano.svg: { title: 图, role: pos }',
        'none.csv: { role: kegg }',
        'x.csv: 3',
      ].join('\n'),
    );
    const said = await deliver().then(
      () => '',
      (failed: Error) => failed.message,
    );
    for (const part of ['project.yaml:2', '没有这个流程版本，可选 transform-1', 'samples.csv:1 列名 batch 重复'])
      expect(said).toContain(part);
    expect(said).toContain('tables.yaml:5 “third.csv.logged”应为 true 或 false');
    put('projects/serum/project.yaml', 'name: 血清\n');
    put(
      'projects/serum/tables.yaml',
      'matrix.csv: { title: 表, role: peaks }\nmore.csv:\n  title: 表\n  role: peaks\nthird.csv: { title: 表, role: counts }\nfigures/volcano.svg: { title: 图, role: pos }\nnone.csv: 表\n',
    );
    const roles = await deliver().then(
      () => '',
      (failed: Error) => failed.message,
    );
    for (const part of [
      'tables.yaml:4 “more.csv.role”：peaks 已给了 matrix.csv',
      'tables.yaml:5 “third.csv.role”：非靶向代谢组标准分析没有 counts，可选 peaks、pos、neg',
      'tables.yaml:6 “figures/volcano.svg.role”只能给 tables 中的表',
      'tables.yaml:7 “none.csv”：没有表格 none.csv',
    ])
      expect(roles).toContain(part);
  });

  it('a delivery needs a customer, and a contract number belongs to one customer', async () => {
    fill();
    await expect(runCommand(commands, test.platform, ['deliver', folder])).rejects.toThrow('--to');
    await expect(
      runCommand(commands, test.platform, ['deliver', folder, '--to', 'nobody@example.com']),
    ).rejects.toThrow('没有邮箱');
    await deliver();
    const other = await test.buildUser();
    await expect(runCommand(commands, test.platform, ['deliver', folder, '--to', other.email])).rejects.toThrow(
      '已经属于另一个账号',
    );
    put('contract.yaml', contract.replace('human: false', 'human: true'));
    await expect(deliver()).rejects.toThrow('consent');
  });

  it('a delivery that breaks off before its rows are written shows nothing to the customer', async () => {
    fill();
    const { storage } = test.platform;
    let kept = 0;
    const store = storage.put.bind(storage);
    const killed = vi.spyOn(storage, 'put').mockImplementation((...given) => {
      kept += 1;
      if (kept === 3) throw new Error('killed');
      return store(...given);
    });
    await expect(deliver()).rejects.toThrow('killed');
    killed.mockRestore();
    expect([await contracts(), await objects()]).toEqual([[], []]);
    await deliver();
    expect(await contracts()).toHaveLength(1);
  });

  it('a file that changes during the delivery is refused, and bytes removed by a sweep are stored again', async () => {
    fill();
    const { storage } = test.platform;
    const store = storage.put.bind(storage);
    const swept = vi.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
      const stored = await store(...given);
      await storage.remove(stored.key);
      return stored;
    });
    await deliver();
    swept.mockRestore();
    const { url } = await test.data<{ url: string }>(calls.projectZipUrl, {
      token: owner.token,
      input: { contract_id: (await contracts())[0]!.id },
    });
    expect((await test.app.inject({ url })).statusCode).toBe(200);

    writeFileSync(join(folder, 'projects/serum/tables/matrix.csv'), 'changed');
    const changing = vi.spyOn(storage, 'put').mockImplementationOnce(async (source, options) => {
      const stored = await store(source, options);
      return { ...stored, sha256: 'other' };
    });
    await expect(deliver()).rejects.toThrow('被改动');
    changing.mockRestore();
  });
});

describe('steps', () => {
  it('the customer is notified when a step is marked', async () => {
    fill();
    await deliver('--quiet');
    const step = (...words: string[]) =>
      runCommand(commands, test.platform, ['contract', 'step', 'PN2026-0900', ...words]);
    await step('上机', '--waiting', '请确认剔除样本 S1');
    expect((await contracts())[0]).toMatchObject({ step: 'measured', waiting: true });
    await step('measured', '--done', '2026-10-09');
    expect((await contracts())[0]).toMatchObject({ step: 'analysed', waiting: false });
    await step('delivered', '--due', 'today+5');
    await expect(step('nonsense', '--done')).rejects.toThrow('可选');
    await expect(step('measured')).rejects.toThrow('请给出');
    await expect(step('measured', '--done', '9 月')).rejects.toThrow('不是日期');
    expect(await runCommand(commands, test.platform, ['contract', 'list'])).toContain('PN2026-0900  分析');
    expect(await test.data<{ title: string }[]>(calls.notifyList, { token: owner.token })).toMatchObject([
      { title: expect.stringContaining('进度更新') as string },
      { title: expect.stringContaining('进度更新') as string },
      { title: expect.stringContaining('需要您处理') as string },
    ]);
  });
});

it('days are read as dates in Shanghai, also relative to today', () => {
  const now = Date.parse('2026-11-22T20:00:00Z');
  expect(readDay('2026-10-08', now)).toBe(Date.parse('2026-10-08T00:00:00+08:00'));
  expect(readDay('today-1', now)).toBe(Date.parse('2026-11-22T00:00:00+08:00'));
  expect([readDay('2026-02-30', now), readDay('tomorrow', now), readDay('', now)]).toEqual([null, null, null]);
});

it('the sample of a file is found by the beginning of its name', () => {
  const samples = ['S1', 'S10', 'S1-b'].map((name) => ({ name }));
  expect(['S1_R1.gz', 'S10.gz', 'S1-b_2.gz', 'S100.gz', 'x.gz'].map((name) => sampleOf(name, samples))).toEqual([
    'S1',
    'S10',
    'S1-b',
    '',
    '',
  ]);
});
