import { LookupPage } from '../LookupPage.tsx';

/** The face “kegg” of the static look-ups. */
export const Page = () => <LookupPage face="kegg" />;
