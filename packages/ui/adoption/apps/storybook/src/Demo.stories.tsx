import { Demo } from './shared/Demo.tsx';

export default { title: 'Demo', component: Demo };
export const Basic = {};
