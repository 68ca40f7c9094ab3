/** The accounts of demo mode, shown on the login page and in the terminal. */
export const demoAccounts = [
  { email: 'demo@panome.dev', password: 'panome-demo', name: '演示用户', label: '演示账号' },
  { email: 'guest@panome.dev', password: 'panome-guest', name: '访客用户', label: '访客账号' },
] as const;
