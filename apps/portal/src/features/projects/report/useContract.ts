import { useParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';

/** The contract of the address. The number in it is for people, the id decides. */
export function useContract() {
  const { contract_id = '' } = useParams();
  return useCall('contractDetail', { contract_id }, { keepPreviousData: false });
}
