/**
 * The frame of the pages behind login: whoever is about to log in does not wait for it (performance goal of the shell).
 */
export const loadMain = () => import('./MainLayout.tsx');
