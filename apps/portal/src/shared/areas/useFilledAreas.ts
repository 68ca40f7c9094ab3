import type { AreaName } from '@panome/contract';
import { useCall } from '../api/useCall.ts';

const none: readonly AreaName[] = [];

/** The areas of content that have something to show; the frame asks for it with the state of the site. */
export const useFilledAreas = (): readonly AreaName[] => useCall('isMaintain', {}).data?.areas ?? none;
