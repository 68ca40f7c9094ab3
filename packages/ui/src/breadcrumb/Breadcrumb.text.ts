import { defineText } from '../locale/index.ts';

/** The words of Breadcrumb. */
export const breadcrumbText = defineText('Breadcrumb', { label: '当前位置', more: '更多上级' });
