import { defineText } from '../locale/index.ts';

export const descriptionsText = defineText('Descriptions', { missing: '--' });
