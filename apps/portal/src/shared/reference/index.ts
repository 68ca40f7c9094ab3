export { HostLink } from './HostLink.tsx';
export { Provenance } from './Provenance.tsx';
export { splitNames } from './splitNames.ts';
