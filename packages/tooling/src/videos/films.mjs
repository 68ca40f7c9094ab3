/** The films of the academy: what is done and what is said. A name is that of its address. */
export const films = [
  {
    id: 'first-analysis',
    poster: 5,
    head: {
      title: '一分钟跑完第一个分析',
      date: '2026-11-24T10:00:00+08:00',
      summary: '从选工具、填示例数据到看图与下载，用火山图走一遍',
      topic: '入门',
    },
    play: async (page, say) => {
      await page.goto('/#/tools/tool-list');
      await page.getByRole('heading', { name: '工具', level: 1 }).waitFor();
      await say('工具按用途分成几类，每个工具写着它回答什么问题', { chapter: '选择工具' });
      await page.getByRole('searchbox').first().fill('huoshantu');
      await say('搜索支持中文、英文与拼音，这里输入火山图的拼音');
      await page.goto('/#/tools/detail?id=volcano');
      await page.getByRole('button', { name: '使用示例数据' }).waitFor();
      await say('打开火山图的表单：左边选文件与参数，右边是您将得到的图和表', { chapter: '填写表单' });
      await page.getByRole('button', { name: '使用示例数据' }).click();
      await page.getByText('模拟差异结果.csv').first().waitFor();
      await say('点“使用示例数据”，模拟的差异结果表会放进我的文件，参数也填好了');
      await page.getByRole('button', { name: '提交任务' }).click();
      await page.waitForURL(/mission_id=/);
      await page.getByRole('tab', { name: '图表' }).waitFor();
      await page.waitForTimeout(2_500);
      await say('提交后几秒就有结果。最上面一句话是结论和它成立的条件', { chapter: '查看结果' });
      await page.mouse.wheel(0, 420);
      await page.waitForTimeout(800);
      await say('左上是下调，右上是上调；图的颜色、字号与标注都可以改');
      await page.mouse.wheel(0, -2_000);
      await page.getByRole('tab', { name: /表/ }).last().click();
      await page.waitForTimeout(1_200);
      await say('结果表可以筛选、排序和下载，也可以送进下一个工具继续分析', { chapter: '表格与下载' });
    },
  },
  {
    id: 'check-a-tutorial',
    poster: 1,
    head: {
      title: '跟着教程做，并核对自己的结果',
      date: '2026-11-23T11:00:00+08:00',
      summary: '教程的一步怎样打开工具，运行之后怎样知道做对了',
      topic: '入门',
    },
    play: async (page, say) => {
      await page.goto('/#/tutorials/artical-list?kind=steps');
      await page.getByRole('link', { name: '转录组：从计数到功能' }).waitFor();
      await say('云学院的教程带有实操步骤，每个组学都有一篇', { chapter: '找到教程' });
      await page.getByRole('link', { name: '转录组：从计数到功能' }).click();
      const step = page.getByRole('region', { name: '画一张火山图' });
      await step.scrollIntoViewIfNeeded();
      await say('每一步写明用哪个工具、哪些参数；点“在工具中打开”，数据和参数都会填好', { chapter: '在工具中打开' });
      await step.getByRole('link', { name: '在工具中打开' }).click();
      await page.getByText('模拟差异结果.csv').first().waitFor();
      await say('这里不用改动，直接提交任务');
      await page.getByRole('button', { name: '提交任务' }).click();
      await page.waitForURL(/mission_id=/);
      await page.getByRole('tab', { name: '图表' }).waitFor();
      await page.waitForTimeout(2_000);
      await say('结果出来了，从上方的标签页回到教程');
      await page.getByRole('tab', { name: /转录组：从计数/ }).click();
      await step.getByRole('button', { name: '核对我的结果' }).click();
      await step.getByRole('status').first().waitFor();
      await step.scrollIntoViewIfNeeded();
      await say('点“核对我的结果”，会逐项对照预期；不一致时会指出哪个参数不同', { chapter: '核对结果' });
      await page.goto('/#/support/study');
      await page.getByRole('list').first().waitFor();
      await say('完成的步骤保存在我的学习里，随时可以接着学', { chapter: '我的学习' });
    },
  },
  {
    id: 'search-and-dictionary',
    poster: 2,
    head: {
      title: '搜索云学院，查物质词典',
      date: '2026-11-22T11:00:00+08:00',
      summary: '一次搜索文章、视频、下载与词典，再看一条代谢物的功能与取样注意',
      topic: '入门',
    },
    play: async (page, say) => {
      await page.goto('/#/tutorials/tutorial-search?q=缺失值');
      await page.getByRole('list', { name: '搜索结果' }).getByRole('link').first().waitFor();
      await say('搜索框一次查遍文章、视频里说的话、下载和词典', { chapter: '搜索' });
      await page.goto('/#/tutorials/dictionary-list');
      await page.getByRole('table').getByRole('link').first().waitFor();
      await say('物质功能词典收录常见代谢物，可以按类别筛选', { chapter: '词典' });
      await page.getByRole('searchbox').fill('quercetin');
      await page.waitForTimeout(600);
      await page.getByRole('searchbox').fill('yikangsuan');
      await page.getByRole('link', { name: '衣康酸' }).waitFor();
      await say('中文名、英文名、别名、分子式和拼音都能找到');
      await page.getByRole('link', { name: '衣康酸' }).click();
      await page.getByRole('dialog').getByText('IRG1').waitFor();
      await say('词条写着它的功能，以及取样和解读时要注意什么', { chapter: '看词条' });
    },
  },
];
