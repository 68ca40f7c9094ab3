import { defineText } from '../locale/index.ts';

export const contextMenuText = defineText('ContextMenu', { label: '快捷菜单' });
