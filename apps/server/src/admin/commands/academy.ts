import { planAcademy } from '../content/academy/importAcademy.ts';
import type { Commands } from '../command.ts';

/** What the academy shows, from a folder (decision 041). */
export const academyCommands: Commands = {
  'academy import': {
    usage: '<文件夹>',
    summary: '导入云学院：文章、视频、下载与物质词典',
    help: [
      '文件夹中可以有四个子文件夹，没有的不改动；文件名（不含扩展名）就是编号，也是地址：',
      '  articles    每篇一个 Markdown 文件。开头的信息：title、date、summary、topic、minutes，',
      '              可选 family、kind（text、paper）、level、picture、tools、authors、doi、steps。',
      '              steps 的每一步写 id、title、tool、options、expect；正文中以一行 :::step <id> 放置。',
      '              expect 的每一项写 label、value、tolerance，以及 fact，或 table、row、column。',
      '  videos      每个视频一个 Markdown 文件：title、date、summary、topic、video、seconds，可选 poster、chapters；',
      '              正文是逐句文字，每行“00:05 文字”。视频为 MP4 或 WebM，不超过 500 MB。',
      '  downloads   每个下载一个 YAML 文件：title、date、summary、topic、file，可选 name、version。',
      '  dictionary  每类一个 YAML 文件：class、entries（id、name、name_en、synonyms、formula、text、ids、sources）。',
      '再次导入只改动有变化的内容；不在文件夹中的保留，加 --remove 会删除。',
    ].join('\n'),
    switches: ['remove'],
    prepare: ({ platform, switches, words: [folder = ''] }) => planAcademy(platform, folder, 'remove' in switches),
  },
};
