export const palettesText = {
  own: '我的配色',
  ofFigure: '图中的配色',
  apply: '套用配色',
  applyHint: '按分组的顺序上色',
} as const;
