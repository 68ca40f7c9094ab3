import { LookupPage } from '../LookupPage.tsx';

/** The face “string” of the static look-ups. */
export const Page = () => <LookupPage face="string" />;
