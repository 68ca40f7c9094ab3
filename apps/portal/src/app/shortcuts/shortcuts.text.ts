export const shortcutsText = {
  title: '键盘快捷键',
  letterKeys: '单键快捷键',
  letterKeysHelp: '关闭后，不带 Ctrl 的单个字母或符号（如 ?）不再起作用，使用语音输入时不会误触',
  or: '或',
} as const;

const control = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

/** What the keys do, by where they work. `keys`: one after the other to be held together; `or` separates two ways. */
export const shortcutGroups = [
  {
    title: '任何页面',
    rows: [
      { keys: [[control, 'K']], does: '搜索页面、工具、项目、文件和任务' },
      { keys: [['?']], does: '显示本窗口', letter: true },
      { keys: [['Tab'], ['Shift', 'Tab']], does: '下一个、上一个控件；第一次按 Tab 可跳过菜单' },
      { keys: [['Esc']], does: '关闭窗口、菜单或提示' },
    ],
  },
  {
    title: '标签页',
    rows: [
      { keys: [['←'], ['→']], does: '移到旁边的标签页' },
      { keys: [['Enter']], does: '打开标签页' },
      { keys: [['Delete']], does: '关闭标签页' },
      { keys: [['Shift', 'F10']], does: '标签页菜单：关闭其他、左移、右移' },
    ],
  },
  {
    title: '列表和表格',
    rows: [
      { keys: [['↑'], ['↓']], does: '上一行、下一行' },
      { keys: [['空格']], does: '选中一行' },
      { keys: [[control, 'A']], does: '选中本页全部' },
      { keys: [['Delete']], does: '删除选中的行' },
      { keys: [[control, 'Z']], does: '撤销删除' },
      { keys: [['F2']], does: '重命名' },
    ],
  },
] as const;
