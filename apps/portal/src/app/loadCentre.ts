/** The side menu of the project centre, fetched with its first page. */
export const loadCentre = () => import('./CentreLayout.tsx');
