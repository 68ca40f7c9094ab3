export const questionnairePromptText = {
  answer: '填写',
  answerOf: (title: string) => `填写“${title}”`,
  description: '您的意见帮助我们改进；选择“以后再说”，24 小时内不再询问',
  later: '以后再说',
  minutes: (minutes: number) => `约 ${minutes} 分钟`,
  title: '邀请您填写问卷',
};
