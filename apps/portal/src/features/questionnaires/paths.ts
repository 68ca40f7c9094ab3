export const questionnaireListPath = '/data-collection/questionnaire-list';
/** One questionnaire to fill in, or with what was answered. */
export const questionnairePath = (id: string): string => `/support/questionnaire-detail?id=${encodeURIComponent(id)}`;
