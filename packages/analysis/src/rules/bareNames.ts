/** Words of the language, which a name without quotes may not hold. */
const words =
  /且|或|非|是|为|含|属于|不|在|介于|最大|最小|大于|小于|等于|高于|低于|超过|开头|绝对值|至少|至多|缺失|有值|全部行|没有一行/u;
const englishWords = /^(?:and|or|not|in|is|top|bottom|contains)$/iu;

/** Whether a name can stand in a rule without quotes. */
export const isBareName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !words.test(name) && !englishWords.test(name);

/** Whether a word that stands for a cell can be read to its end: the reader knows it and looks for it whole. */
export const isBareWord = (word: string): boolean => /^[^\s,;()，；（）、"“”'‘’]+$/u.test(word);
