const SAMPLES = /^(#?samples?|#?sample[ _.-]?(id|name)|样本|样品|样本名称?|样品名称?|样本编号|样品编号)$/iu;

/** Whether a column headed so names samples. */
export const isSampleHeading = (heading: string): boolean => SAMPLES.test(heading.trim());
