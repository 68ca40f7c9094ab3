import { version } from 'react';

/** Whether the React of the page is 19 or newer; the oldest that the library works on is 18.3. */
export const react19: boolean = version >= '19';
