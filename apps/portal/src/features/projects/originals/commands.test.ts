import { expect, it } from 'vitest';
import { commandsOf } from './commands.ts';

it('writes one resumable command for each file, with names quoted for the shell', () => {
  const targets = [
    { url: 'https://x.cn/a?b=1&c=2', name: 'S01_R1.fastq.gz', project: '甲' },
    { url: 'https://x.cn/d', name: "it's $(rm).gz", project: '甲' },
  ];
  expect(commandsOf('wget', targets)).toBe(
    "wget -c -O 'S01_R1.fastq.gz' 'https://x.cn/a?b=1&c=2'\nwget -c -O 'it'\\''s $(rm).gz' 'https://x.cn/d'",
  );
  expect(commandsOf('curl', targets.slice(0, 1))).toBe("curl -fL -C - -o 'S01_R1.fastq.gz' 'https://x.cn/a?b=1&c=2'");
  expect(commandsOf('aria2', targets.slice(0, 1))).toContain("aria2c -c -x 4 -o 'S01_R1.fastq.gz'");
});

it('names the project where two files have the same name', () => {
  const targets = [
    { url: 'https://x.cn/a', name: 'S01.gz', project: '正/离子' },
    { url: 'https://x.cn/b', name: 'S01.gz', project: '负离子' },
  ];
  expect(commandsOf('wget', targets)).toBe(
    "wget -c -O '正_离子_S01.gz' 'https://x.cn/a'\nwget -c -O '负离子_S01.gz' 'https://x.cn/b'",
  );
});
