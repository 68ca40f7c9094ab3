import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { liveEvents } from '../../../shared/events/liveEvents.ts';

/**
 * The contract of the address, asked for again as soon as a share begins or ends. The number in it is for people, the
 * id decides.
 */
export function useContract() {
  const { contract_id = '' } = useParams();
  const answer = useCall('contractDetail', { contract_id }, { keepPreviousData: false });
  const { mutate } = answer;
  useEffect(() => liveEvents.subscribe(({ event }) => event === 'share' && void mutate()), [mutate]);
  return answer;
}
