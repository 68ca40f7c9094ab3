/** Ways in which people write that they are in China; an empty country says nothing. */
const home = /^(?:|中国.*|中华人民共和国|cn|chn|prc|p\.r\. ?china|(?:mainland )?china|people['’]s republic of china)$/i;

/**
 * Whether an account says that it is outside China: human data are not shared there unless the configuration allows it
 * (decision E-52).
 */
export const isAbroad = (country: string): boolean => !home.test(country.trim());
