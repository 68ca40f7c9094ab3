import { LookupPage } from '../LookupPage.tsx';

/** The face “host” of the static look-ups. */
export const Page = () => <LookupPage face="host" />;
