/** Questions as users ask them, with the pages that answer them: `tool:pca`. */
export const answered: readonly (readonly [question: string, pages: string])[] = [
  ['PCA 里含有缺失值的特征会怎么处理？', 'tool:pca'],
  ['怎么判断有没有离群样本', 'tool:pca'],
  ['DESeq2 需要什么样的数据', 'tool:deseq2'],
  ['VIP 值是怎么算出来的？', 'tool:opls-da tool:pls-da tool:differential-metabolites'],
  ['误删的文件还能恢复吗', 'help:误删的文件能找回吗？ news:2026-11-21-trash'],
  ['上传文件最大可以多大', 'help:上传的文件有大小限制吗？ news:2026-11-19-resumable-upload'],
  ['LEfSe 的 LDA 得分是什么意思', 'tool:lefse'],
  ['缺失值应该用什么方法填补', 'tool:impute'],
  ['批次效应怎么去掉', 'tool:batch tool:drift tool:sc-integration'],
  ['关掉浏览器之后任务还在跑吗', 'help:关闭页面后任务还会继续吗？'],
  ['GSEA 的 NES 怎么算', 'tool:gsea'],
  ['Bray-Curtis 距离的主坐标分析', 'tool:pcoa tool:beta'],
  ['分析报告没有网络能打开吗', 'news:2026-11-17-offline-report'],
  ['WGCNA 的软阈值怎么选', 'tool:wgcna'],
  ['收不到激活邮件', 'help:收不到验证码或激活邮件怎么办？'],
  ['转录组测序的样本怎么送', 'goods:rna-seq'],
  ['乙酰肉碱有什么功能', 'dictionary:acetylcarnitine'],
  ['生物学重复和技术重复有什么区别', 'article:groups-and-replicates'],
];

/** Questions that no text here answers. */
export const unanswered: readonly string[] = [
  '明天武汉的天气怎么样',
  '帮我写一首关于春天的诗',
  '比特币现在多少钱一个',
  '如何报销差旅费',
  '推荐几家附近的餐厅',
  '世界杯冠军是谁',
  '怎么煮红烧肉',
  '公司股票代码是多少',
  '请翻译这段法语',
  '帮我写一份简历',
];
