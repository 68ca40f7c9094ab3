// Records the films of the academy on a running demo portal:
// node packages/tooling/src/recordVideos.mjs http://localhost:4173 [name…]
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromium as pinned } from './chromium.mjs';
import { films } from './videos/films.mjs';
import { record, size } from './videos/studio.mjs';

/** Notices and questionnaires of a first visit would lie over the pictures: runs in the page, says they were read. */
const withoutGreetings = () => {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function read(key) {
    if (key.startsWith('panome.notice.')) return String(new Date().setHours(23, 59, 59, 999));
    if (key.startsWith('panome.questionnaire.')) return String(Date.now() - 60_000);
    return getItem.call(this, key);
  };
};

const [address, ...names] = process.argv.slice(2);
if (!address) throw new Error('name the address of a running demo portal');
const folder = join(import.meta.dirname, '../../../apps/server/src/demo/content/academy/videos');
const { args, env, executablePath } = await pinned();
const browser = await chromium.launch({ executablePath, args, env });
try {
  for (const film of films.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: size,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    await context.addInitScript(withoutGreetings);
    const page = await context.newPage();
    await page.goto('/healthz');
    await page.evaluate(async () => {
      const answer = await fetch('/api/front/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'demo@panome.dev', password: 'panome-demo' }),
      });
      localStorage.setItem('panome.session', JSON.stringify((await answer.json()).content.data));
    });
    const length = await record(page, folder, film);
    console.log(`${film.id}: ${Math.round(length / 1024)} kB`);
    await context.close();
  }
} finally {
  await browser.close();
}
