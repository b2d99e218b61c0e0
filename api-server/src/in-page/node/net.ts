/** By the URL parser, which refuses numbers above 255 too. */
export const isIPv4 = (text: string): boolean =>
  /^\d+(\.\d+){3}$/.test(text) && URL.canParse(`http://${text}/`);

export const isIPv6 = (text: string): boolean => URL.canParse(`http://[${text}]/`);
