/**
 * The format of a country's postal codes. Before matching, spaces and dots are removed and dashes become hyphens; a hyphen
 * may separate the groups of a code.
 */
export interface PostalCode {
  pattern: RegExp;
  example: string;
  prefixes?: string;
}
