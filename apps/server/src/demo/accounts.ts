/** The accounts of demo mode, shown on the login page and in the terminal. */
export const demoAccounts = [
  { email: 'demo@panome.dev', password: 'panome-demo', name: '演示用户', label: '演示账号', roles: [] },
  { email: 'guest@panome.dev', password: 'panome-guest', name: '访客用户', label: '访客账号', roles: [] },
  {
    email: 'support@panome.dev',
    password: 'panome-support',
    name: '技术支持',
    label: '技术支持',
    roles: ['Support'],
  },
  {
    email: 'editor@panome.dev',
    password: 'panome-editor',
    name: '内容编辑',
    label: '内容编辑',
    roles: ['Editor'],
  },
  {
    email: 'admin@panome.dev',
    password: 'panome-admin',
    name: '平台管理员',
    label: '管理员',
    roles: ['Admin'],
  },
] as const;
