import { defineText } from '../locale/index.ts';

/** The words of MultiTabBar. */
export const multiTabBarText = defineText('MultiTabBar', {
  actions: '标签页操作',
  closeAll: '关闭全部',
  closeCurrent: '关闭当前',
  closeLeft: '关闭左侧',
  closeRight: '关闭右侧',
  label: '已打开的页面',
  /** Said after the title of a page with unsaved input. */
  unsaved: '未保存',
});

/** What to tell the user when nothing was closed; the caller shows it, e.g. as a toast. */
export const multiTabBarRefusals = defineText('MultiTabBarRefusals', {
  last: '这是最后一个标签页',
  left: '左侧没有标签页',
  right: '右侧没有标签页',
});
