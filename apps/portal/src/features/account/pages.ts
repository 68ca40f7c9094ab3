import type { PageTable } from '../../shared/routing/pageTable.ts';

export const accountPages: PageTable = {
  '/user/login': () => import('./login/LoginPage.tsx'),
  '/user/register': () => import('./registration/RegisterPage.tsx'),
  '/user/account-forget': () => import('./recovery/ForgetPage.tsx'),
  '/user/account-recover': () => import('./recovery/RecoverPage.tsx'),
  '/user/demo-mail': () => import('./demo-mail/DemoMailPage.tsx'),
  '/about-user/security': () => import('./security/SecurityPage.tsx'),
};
