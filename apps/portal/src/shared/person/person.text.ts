export const personText = {
  frame: '个人中心',
  profile: '个人资料',
  security: '账号安全',
  group: '课题组',
} as const;
