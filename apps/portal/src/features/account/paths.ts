/** Addresses of the account's pages. */
export const accountPaths = {
  login: (email = '') => `/user/login${email ? `?email=${encodeURIComponent(email)}` : ''}`,
  register: '/user/register',
  forget: '/user/account-forget',
  demoMail: '/user/demo-mail',
} as const;
