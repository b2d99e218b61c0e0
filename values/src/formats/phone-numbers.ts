/** A number as it is read. */
export interface ReadPhone {
  isValid: boolean;
  /** MOBILE or FIXED_LINE_OR_MOBILE. */
  isMobile: boolean;
  /** E.164, followed by ` ext. 12` if there is an extension: the stored form. */
  value: string;
  /** ISO 3166-1 alpha-2. null if countries share the calling code and the number doesn't determine which. */
  country: string | null;
  /** The digits without the calling code, followed by ` ext. 12` if there is an extension. */
  national: string;
  /** Formatted for people: national for numbers of the home country, international for others. */
  text: string;
}

/** The text in a phone box, and the number in its stored form if there is one, else the text. */
export interface PhoneText {
  text: string;
  value: string;
}

/** The world's numbering plans, once they are loaded. Countries are ISO 3166-1 alpha-2. */
export interface PhoneNumbers {
  /** null if the text contains no number. Without `+`, it is a number of `country`, or of none. */
  read: (text: string, country?: string, homeCountry?: string) => ReadPhone | null;
  /** What a box holds after a text was entered in it, complete or not. */
  enter: (text: string, country: string, homeCountry: string) => PhoneText;
  /** The same digits as a number of another country, and these digits. */
  move: (digits: string, country: string, homeCountry: string) => PhoneText & { typed: string };
  /** All countries with a calling code, and the code. */
  countries: () => Array<{ country: string; callingCode: string }>;
}
