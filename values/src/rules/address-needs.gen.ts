// Written by country-data.ts from the data of libaddressinput.
/** Countries, as one text, whose addresses need a state. */
export const needState = "AEASAUBRCACNCOCRESFMHKHNIDINIQITJMJPKNKRKYMHMPMXNRPFPGPWRUSOSVTWUMUSVEVI";
/** Countries whose addresses need no city. */
export const needNoCity = "AEAGCOGIHKIDJPKYMONRSGSMVG";
