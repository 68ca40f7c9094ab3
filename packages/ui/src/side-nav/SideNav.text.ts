import { defineText } from '../locale/index.ts';

/** The words of SideNav. */
export const sideNavText = defineText('SideNav', {
  collapse: '收起菜单',
  expand: '展开菜单',
  /** The bar of a narrow screen before any entry is current. */
  pages: '菜单',
});
