/** The words of the search of everything. */
export const paletteText = {
  label: '搜索页面、工具、项目、文件和任务',
  placeholder: '中文、拼音或拼音首字母，例如“火山图”“hst”',
  pages: '页面',
  tools: '工具',
  projects: '项目',
  files: '文件',
  tasks: '任务',
  help: '帮助与设置',
  settings: '显示设置',
  settingsHelp: '主题、主色、布局、标签页',
  shortcuts: '键盘快捷键',
  shortcutsHelp: '按 ? 也可以打开',
} as const;
