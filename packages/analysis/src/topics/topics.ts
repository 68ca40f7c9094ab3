/** What people call a task, and the tools for it, the most usual one first. */
type Topic = { readonly words: readonly string[]; readonly tools: readonly string[] };

const topic = (words: string, tools: string): Topic => ({ words: words.split('|'), tools: tools.split(' ') });

/**
 * Questions and common names that are no name of a tool. Words are compared without case, spaces and hyphens; a query
 * holds a word when it contains it.
 */
export const topics: readonly Topic[] = [
  // 差异
  topic(
    '肿瘤|癌|健康人|疾病组|正常组|比较两|处理和对照|差多少|pvalue|两组比较|两组差异|两组有没有差别|两组有没有差异|两组之间|两个组|组间比较|t检验|ttest|student t|welch|秩和检验|wilcoxon|mann whitney|u检验|配对检验|配对t|显著性检验|p值|前后对比|实验组和对照组|病例对照|治疗前后',
    'two-group limma box-plot',
  ),
  topic(
    '表达变化|表达量|差异基因|差异表达|deg|degs|dge|difference expression|differential expression|rnaseq|转录组差异|上调下调|哪些基因变了|count差异',
    'deseq2 edger limma',
  ),
  topic('差异蛋白|dep|蛋白差异', 'limma deqms two-group'),
  topic('差异代谢物|dam|代谢物差异|vip值', 'differential-metabolites two-group opls-da'),
  topic(
    '差异菌|和疾病有关|菌属|差异物种|差异微生物|差异otu|差异asv|差异属|差异丰度|differential abundance|biomarker菌|标志菌',
    'lefse ancom-bc stamp maaslin metagenomeseq',
  ),
  topic(
    '多组比较|多组差异|三组|四组|anova|方差分析|单因素|oneway|kruskal|组间差异|事后检验|多重比较|post hoc|tukey|dunn',
    'multi-group limma box-plot',
  ),
  topic('双因素|两因素|twoway|交互作用|interaction', 'two-way-anova limma'),
  topic('样本量|多少个样本|多少重复|功效|power|把握度', 'power'),
  topic('协变量|调整年龄|校正年龄|混杂|covariate|重复测量|纵向', 'limma maaslin two-way-anova'),
  // 概览与降维
  topic(
    '降维|样本分布|样本聚集|组间分开|分得开|离群|outlier|分组是否合理|样本分得开|整体差异|主成分|pca图',
    'pca umap tsne',
  ),
  topic('判别|有监督|分组模型|plsda|oplsda|vip', 'pls-da opls-da random-forest'),
  // 预处理
  topic('缺失值|空值|补缺|填补|插补|impute|missing value|na值', 'impute missing-map filter'),
  topic('归一化|标准化|normali|scaling|取对数|log转换|log变换|对数转换|抽平|rarefy|tpm|cpm|fpkm', 'normalize'),
  topic('过滤|低表达|去除低|筛掉|过滤基因|filter', 'filter table-filter'),
  topic('批次|batch|combat|去批次', 'batch drift sc-integration'),
  topic('质控|qc|重复性好不好|稳定性|rsd|cv值', 'qc-rsd qc-control sc-qc'),
  topic('id转换|id对应|idmapping|编号转换|基因名转换|symbol|ensembl转|探针转|probe|基因id', 'id-map'),
  topic('转置|行列互换|列转行|行转列|transpose', 'table-transpose'),
  topic('合并表|拼接表|vlookup|merge table|表合并|两个表合', 'table-merge'),
  topic('长表|宽表|透视|pivot|melt', 'table-reshape'),
  // 富集
  topic(
    '富集|通路分析|go分析|kegg分析|go富集|kegg富集|enrichment|pathway|功能分析|参与哪些通路|什么功能|go|kegg',
    'ora gsea pathway-topology',
  ),
  topic('gsea|基因集', 'gsea ssgsea'),
  topic('气泡图|bubble|dotplot|点图', 'ora sc-markers lollipop'),
  topic('通路图|kegg图|pathview|通路上色', 'pathway-map'),
  topic('免疫浸润|免疫细胞|cibersort|细胞比例', 'deconvolution ssgsea sc-composition'),
  topic('激酶|磷酸化', 'ksea motif-logo'),
  topic('转录因子|注释统计|功能注释统计|go分类|cog', 'term-classes ora'),
  topic('零太多|太多零|很多零|零膨胀|稀疏', 'metagenomeseq filter ancom-bc'),
  // 关联
  topic(
    '表型|的关系|相关性|相关系数|correlation|pearson|spearman|同升同降|有没有关系|相关热图',
    'correlation scatter network',
  ),
  topic('网络|network|共表达|共现|hub基因|核心基因|模块', 'network wgcna ppi'),
  topic('蛋白互作|ppi|string', 'ppi'),
  topic(
    '菌和代谢|菌群和代谢|两个组学|多组学|联合分析|转录组和代谢组|转录组和蛋白|multiomics|整合分析',
    'o2pls nine-quadrant joint-pathway correlation',
  ),
  topic('环境因子|理化|环境变量', 'rda envfit mantel-network mantel cca'),
  // 聚类与时间
  topic('热图|heatmap|pheatmap|表达谱', 'heatmap'),
  topic('聚类|cluster|分几类|样本树|系统树', 'hclust heatmap kmeans'),
  topic('时间序列|时间趋势|time course|timeseries|随时间|变化趋势|剂量', 'trend stem line'),
  // 群落
  topic('多样性指数|alpha|阿尔法|shannon|香农|chao1|丰富度|simpson', 'alpha'),
  topic('beta|贝塔|群落差异|菌群差异|群落结构|unifrac|braycurtis', 'pcoa permanova beta nmds'),
  topic(
    '物种组成|菌群组成|丰度图|堆叠柱|门水平|属水平|taxonomy|stacked bar|有哪些菌|优势菌|菌最多|什么菌',
    'composition sunburst',
  ),
  topic('测序深度够|测序够|稀释曲线|rarefaction', 'rarefaction accumulation'),
  topic('adonis|permanova|群落检验', 'permanova anosim permdisp'),
  topic('菌群功能|功能预测|picrust|faprotax|funguild', 'function-profile contribution'),
  topic('溯源|来自哪里|来源', 'source-tracker'),
  // 模型
  topic('标志物|biomarker|诊断|auc|roc|区分能力|预测能力|灵敏度', 'roc random-forest lasso'),
  topic('机器学习|machine learning|分类器|预测模型|预测|特征选择|重要性', 'random-forest lasso svm-rfe'),
  topic('生存|预后|km曲线|kaplan|cox|survival|风险比', 'survival forest-plot'),
  topic('meta分析|荟萃|森林图|forest', 'forest-plot'),
  // 单细胞
  topic('单细胞聚类|细胞分群|leiden|louvain|seurat', 'sc-cluster umap sc-markers'),
  topic('细胞注释|细胞类型|annotation', 'sc-score sc-markers'),
  topic('marker|标志基因|markergene|featureplot', 'sc-markers sc-score'),
  topic('拟时序|伪时间|轨迹|pseudotime|trajectory|monocle', 'sc-trajectory'),
  topic('细胞通讯|配体|cellchat|cellphonedb', 'sc-communication'),
  topic('双细胞|doublet', 'sc-doublets'),
  topic('空间转录组|spatial|visium', 'sc-spatial'),
  topic('单细胞|scrna|single cell', 'sc-qc sc-cluster sc-markers'),
  // 图
  topic('火山图|volcano', 'two-group volcano differential-metabolites'),
  topic('箱线图|boxplot|箱图|盒图|小提琴|violin', 'box-plot distribution multi-group'),
  topic('柱状图|条形图|barplot|误差棒|柱形图', 'bar'),
  topic('折线图|lineplot|曲线图', 'line'),
  topic('散点图|scatter|线性回归|回归线', 'scatter'),
  topic('韦恩|维恩|venn|upset|交集|共有基因|共享|共同基因|共有的', 'venn'),
  topic('饼图|饼状|pie|环形图', 'pie-plot sunburst'),
  topic('直方图|histogram|频数', 'histogram'),
  topic('桑基|sankey|冲积', 'sankey'),
  topic('圈图|circos|弦图|chord', 'circos genome-circos'),
  topic('曼哈顿|manhattan|gwas|qq图', 'manhattan'),
  topic('雷达图|radar', 'radar'),
  topic('词云|wordcloud', 'word-cloud'),
  topic('香味|气味|风味|香气', 'oav'),
  topic('标准曲线|工作曲线|定量|检出限', 'calibration'),
];
