import type { ChartCode } from '@panome/charts/code';

/** Code as a page would write it, short enough to be read whole. */
export const exampleCode = (): Promise<ChartCode> =>
  Promise.resolve({
    r: [
      '# 火山图：由 data.csv 重新绘制',
      'library(ggplot2)',
      '',
      'data <- read.csv("data.csv", fileEncoding = "UTF-8-BOM")',
      'names(data) <- c("feature", "log2fc", "p_adj", "direction")',
      'data$height <- -log10(data$p_adj)',
      'colors <- c("上调" = "#c8352b", "下调" = "#1f6fb4", "不显著" = "#b4bcc6")',
      '',
      'plot <- ggplot(data, aes(x = log2fc, y = height, colour = direction)) +',
      '  geom_point(size = 1.8) +',
      '  scale_colour_manual(values = colors, breaks = names(colors), name = NULL) +',
      '  labs(x = "log2(差异倍数)", y = "−log10(校正后 P)") +',
      '  theme_classic(base_size = 9)',
      '',
      'ggsave("chart.png", plot, width = 7.5, height = 5.83, dpi = 300)',
      '',
    ].join('\n'),
    python: [
      '# 火山图：由 data.csv 重新绘制',
      'import matplotlib.pyplot as plt',
      'import pandas as pd',
      '',
      'data = pd.read_csv("data.csv", encoding="utf-8-sig")',
      '',
    ].join('\n'),
    tables: {
      data: {
        id: 'data',
        title: '火山图的数据',
        rows: 2,
        columns: [
          { name: 'feature', label: '特征', kind: 'text', values: ['Gene1', 'Gene2'] },
          { name: 'log2fc', label: 'log2 FC', kind: 'number', values: Float64Array.of(1.5, -2) },
        ],
      },
    },
  });
