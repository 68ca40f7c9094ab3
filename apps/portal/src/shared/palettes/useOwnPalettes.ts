import { mutate } from 'swr';
import { keyOf, useCall } from '../api/index.ts';
import { useSession } from '../session/useSession.ts';

/** The palettes that the person made; none without a session. */
export const useOwnPalettes = () => useCall('paletteList', useSession() ? {} : null, { revalidateOnFocus: false });

/** Asks again for the palettes that the person made. */
export const refreshPalettes = () => mutate(keyOf('paletteList', {}));
