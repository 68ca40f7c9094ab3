/** The frames of the pages behind login: whoever is about to log in does not wait for them (performance goal of the shell). */
export const loadMain = () => import('./MainLayout.tsx');
export const loadCentre = () => import('./CentreLayout.tsx');
