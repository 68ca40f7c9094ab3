import { defineText } from '../locale/index.ts';

export const drawerText = defineText('Drawer', { close: '关闭' });
