import type { ResponseOf } from '@panome/contract/client';

export type GroupDetail = ResponseOf<'groupDetail'>;
