import { useEffect, useState } from 'react';
import { useCall } from '../api/index.ts';
import type { SchemeContent, SchemeGuard, SchemePlace } from './schemeTypes.ts';

type Judged = Pick<SchemeContent, 'contrasts' | 'scheme'>;

/** So long nothing is moved or typed before the scheme is judged. */
const pause = 250;

/** What is found of a scheme while it is edited; the former answer stays until the next one is there. */
export function useGuard(place: SchemePlace, { contrasts, scheme }: Judged): SchemeGuard | undefined {
  const [judged, setJudged] = useState<Judged>({ contrasts, scheme });
  useEffect(() => {
    const timer = setTimeout(() => setJudged({ contrasts, scheme }), pause);
    return () => clearTimeout(timer);
  }, [contrasts, scheme]);
  // A name that is being typed may be empty for a moment, which no request may be.
  const groups = judged.scheme.groups.filter(({ name }) => name.trim() !== '');
  const request = {
    ...place,
    scheme: { ...judged.scheme, groups },
    contrasts: judged.contrasts.filter(({ reference, test }) => reference !== '' && test !== ''),
  };
  return useCall('sampleGroupProgramGuard', request, { revalidateOnFocus: false, shouldRetryOnError: false }).data;
}
