export const displaySettingsText = {
  title: '显示设置',
  theme: '主题',
  themes: [
    { value: 'system', label: '跟随系统' },
    { value: 'light', label: '浅色' },
    { value: 'dark', label: '深色' },
  ],
  contrast: '对比度',
  contrastHelp: '高对比度下，文字与背景的反差至少 7:1',
  contrasts: [
    { value: 'system', label: '跟随系统' },
    { value: 'normal', label: '标准' },
    { value: 'more', label: '高对比度' },
  ],
  vision: '色弱模式',
  visionHelp: '状态、上调与下调、分组的颜色换成色觉障碍者也能区分的一套，图表同样适用',
  density: '密度',
  densityHelp: '紧凑时每屏显示更多行',
  densities: [
    { value: 'comfortable', label: '舒适' },
    { value: 'compact', label: '紧凑' },
  ],
  primary: '主色',
  primaryHelp: '按钮、选中和链接的颜色；文字用的深浅会自动调整，保证清晰可读',
  custom: '自选颜色',
  reset: '恢复默认',
} as const;

/** Colours to begin with; the first is the product's own. */
export const primaryColors = [
  { value: '#0094FF', label: '天蓝' },
  { value: '#13A8A8', label: '青绿' },
  { value: '#2F9E44', label: '草绿' },
  { value: '#D9480F', label: '橘红' },
  { value: '#C2255C', label: '玫红' },
  { value: '#7048E8', label: '紫' },
] as const;
