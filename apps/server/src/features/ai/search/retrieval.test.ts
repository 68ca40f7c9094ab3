import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommands } from '../../../admin/commands/academy.ts';
import { contentCommands } from '../../../admin/commands/content.ts';
import { shopCommands } from '../../../admin/commands/shop.ts';
import { runCommand } from '../../../admin/runCommand.ts';
import { seedAfterSales } from '../../../demo/steps/afterSales.ts';
import { createCorpora, type Corpora } from '../../../platform/search/corpora.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { corpora } from '../../corpora.ts';
import { coreOf, enoughOf, quoted } from './answerBySearch.ts';
import { answered, unanswered } from './testing/questions.ts';

let test: TestApp;
let texts: Corpora;
beforeAll(async () => {
  test = await buildTestApp();
  await runCommand(contentCommands, test.platform, ['news', 'import', 'apps/server/src/demo/content/news']);
  await runCommand(academyCommands, test.platform, ['academy', 'import', 'apps/server/src/demo/content/academy']);
  await runCommand(shopCommands, test.platform, ['shop', 'import', 'apps/server/src/demo/content/shop']);
  await seedAfterSales(test.platform);
  texts = createCorpora(corpora, test.platform);
});
afterAll(() => test.close());

const found = async (question: string) => enoughOf(await texts.search(coreOf(question)));

describe('retrieval over our own texts', () => {
  it.each(answered)('%s', async (question, pages) => {
    const hits = await found(question);
    expect(pages.split(' ').filter((page) => hits.some(({ id, source }) => `${source}:${id}` === page))).not.toEqual(
      [],
    );
    for (const { address, quote } of hits) {
      expect(address).toMatch(/^\//);
      expect(quote).not.toBe('');
    }
  });

  it.each(unanswered)('refuses: %s', async (question) => {
    expect(quoted(await found(question))).toContain('没有找到依据');
  });

  it('what is published and taken back later is no longer quoted', async () => {
    expect(await found('分析报告可以离线打开')).not.toEqual([]);
    await test.platform.database.deleteFrom('news').execute();
    test.clock.advance(6 * 60_000);
    expect((await found('分析报告可以离线打开')).filter(({ source }) => source === 'news')).toEqual([]);
  });
});
