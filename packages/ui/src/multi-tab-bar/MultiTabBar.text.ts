import { defineText } from '../locale/index.ts';

/** The words of MultiTabBar. */
export const multiTabBarText = defineText('MultiTabBar', {
  actions: '标签页操作',
  actionsOf: (title: string) => `“${title}”的操作`,
  closeAll: '关闭全部',
  closeCurrent: '关闭当前',
  closeLeft: '关闭左侧',
  closeOthers: '关闭其他',
  closeRight: '关闭右侧',
  find: (count: number) => `查找标签页（共 ${count} 个）`,
  label: '已打开的页面',
  moved: (title: string, place: number, count: number) => `“${title}”已移到第 ${place} 位，共 ${count} 位`,
  moveLeft: '左移',
  moveRight: '右移',
  noMatch: '没有匹配的标签页',
  search: '搜索标签页',
  /** Said after the title of a page with unsaved input. */
  unsaved: '未保存',
});

/** What to tell the user when nothing was closed; the caller shows it, e.g. as a toast. */
export const multiTabBarRefusals = defineText('MultiTabBarRefusals', {
  last: '这是最后一个标签页',
  left: '左侧没有标签页',
  right: '右侧没有标签页',
});
