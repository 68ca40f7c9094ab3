export { Allowed } from './Allowed.tsx';
export { AllowedPage } from './AllowedPage.tsx';
export { Editable } from './Editable.tsx';
export { useMay, type May } from './useMay.ts';
