import { globSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { ChartPanel } from '../chart-panel/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.ts';
import { NoticeModal } from '../notice-modal/index.ts';
import { Popover } from '../popover/index.ts';
import { sanitize, SafeHtml } from '../safe-html/index.ts';
import { SideNav } from '../side-nav/index.ts';
import { Ticker } from '../ticker/index.ts';
import { ToastProvider } from '../toast/index.ts';
import { UploadDialog, type UploadQueue } from '../upload-dialog/index.ts';

/** The parts that a page can import; `screen-reader` is for tests in a browser. */
const entries = globSync(join(import.meta.dirname, '../*/index.ts')).filter((path) => !path.includes('screen-reader'));
const nothing = () => {};

describe('without a document', () => {
  test.each(entries)('%s can be imported', async (entry) => {
    expect(typeof document).toBe('undefined');
    await import(entry);
  });

  test('an open layer draws nothing and does not throw: it comes with the script of the page', () => {
    const queue: UploadQueue = {
      rows: [],
      busy: false,
      add: nothing,
      cancel: nothing,
      cancelAll: nothing,
      clear: nothing,
      decide: nothing,
      pause: nothing,
      remove: nothing,
      retry: nothing,
    };
    const layers = {
      dialog: (
        <Dialog open>
          <DialogContent title="上传">内容</DialogContent>
        </Dialog>
      ),
      drawer: (
        <Drawer onOpenChange={nothing} open title="筛选">
          内容
        </Drawer>
      ),
      notices: (
        <NoticeModal notices={[{ id: '1', title: '维护', content: '<p>内容</p>' }]} onOpenChange={nothing} open />
      ),
      upload: <UploadDialog onOpenChange={nothing} open queue={queue} />,
    };
    for (const [name, layer] of Object.entries(layers)) expect([name, renderToString(layer)]).toEqual([name, '']);
  });

  test('a trigger whose layer is open is drawn alone', () => {
    const popover = renderToString(
      <Popover defaultOpen label="列" trigger={<Button>列</Button>}>
        内容
      </Popover>,
    );
    expect(popover).toMatch(/^<button.*aria-expanded="true".*列/);
    expect(popover).not.toContain('内容');
    const menu = renderToString(
      <Menu defaultOpen>
        <MenuTrigger>
          <Button>更多</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>删除</MenuItem>
        </MenuContent>
      </Menu>,
    );
    expect(menu).toMatch(/^<button.*更多/);
  });

  test('what follows the window is drawn as most readers see it', () => {
    const news = [
      { id: '1', label: '一', href: '#1' },
      { id: '2', label: '二', href: '#2' },
    ];
    expect(renderToString(<Ticker items={news} />)).toContain('一');
    const menu = <SideNav current="#a" entries={[{ label: '首页', href: '#a', icon: null }]} label="主菜单" />;
    expect(renderToString(menu)).toContain('首页');
    expect(renderToString(<ToastProvider>内容</ToastProvider>)).toBe('内容');
    const chart = <ChartPanel draw={null} figureSize={{ width: 600, height: 400 }} title="火山图" />;
    expect(renderToString(chart)).toContain('火山图');
  });

  test('HTML of others is drawn as its words, and nothing of it is handed back uncleaned', () => {
    const html = '<p onclick="steal()">正文&nbsp;<b>重点</b><script>steal()</script><img src=x onerror=steal()></p>';
    const drawn = renderToString(<SafeHtml html={html} />);
    expect(drawn).toMatch(/正文.*重点/);
    expect(drawn).not.toMatch(/steal|<img|<p|<b/);
    expect(() => sanitize(html)).toThrow('a server has none');
  });
});
