import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readMarkdown } from './readMarkdown.ts';
import { parseYaml } from './readYaml.ts';

const schema = z.strictObject({
  title: z.string('应为文字'),
  steps: z.array(z.strictObject({ days: z.number('应为数字') })).default([]),
});

describe('content of a folder', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'panome-content-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('every fault is reported with its line', () => {
    const read = () => parseYaml('a.yaml', 'title: x\nsteps:\n  - days: 3\n  - days: many\ntitel: y\n', schema);
    expect(read).toThrow('a.yaml:4 “steps.1.days”应为数字\na.yaml:5 没有“titel”这一项，请检查拼写');
    expect(() => parseYaml('a.yaml', 'title: [', schema)).toThrow(/^a\.yaml:\d 不是有效的 YAML/);
  });

  it('the lines of a YAML head are counted from the top of the file', async () => {
    const file = join(folder, 'a.md');
    writeFileSync(file, '---\ntitle: 3\n---\nText\n');
    await expect(readMarkdown(file, schema)).rejects.toThrow(`${file}:2 “title”应为文字`);
    writeFileSync(file, '---\r\ntitle: 标题\r\n---\r\n第一行\r\n');
    expect(await readMarkdown(file, schema)).toEqual({
      head: { title: '标题', steps: [] },
      markdown: '第一行\n',
      firstLine: 4,
    });
    await expect(readMarkdown(join(folder, 'none.md'), schema)).rejects.toThrow('读不到文件');
  });
});
