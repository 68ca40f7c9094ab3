import { defineText } from '../locale/index.ts';

export const breadcrumbText = defineText('Breadcrumb', { label: '当前位置' });
