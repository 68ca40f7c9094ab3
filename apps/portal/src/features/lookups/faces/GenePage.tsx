import { LookupPage } from '../LookupPage.tsx';

/** The face “gene” of the static look-ups. */
export const Page = () => <LookupPage face="gene" />;
