import { defineText } from '../locale/index.ts';

/** The words of TopNav. */
export const topNavText = defineText('TopNav', {
  closeMenu: '关闭菜单',
  menu: '主菜单',
  more: '更多',
  openMenu: '打开菜单',
});
