import { LookupPage } from '../LookupPage.tsx';

/** The face “disease” of the static look-ups. */
export const Page = () => <LookupPage face="disease" />;
