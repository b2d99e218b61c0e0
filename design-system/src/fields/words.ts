import { defineMessages } from 'react-intl';

/** Texts of the fields that stand as they are. */
export const words = defineMessages({
  showPassword: { defaultMessage: 'Show password', description: 'Button inside a password box' },
  hidePassword: { defaultMessage: 'Hide password', description: 'Button inside a password box' },
  passwordShown: {
    defaultMessage: 'Your password is visible',
    description: 'Said by screen readers after the password was made visible',
  },
  passwordHidden: {
    defaultMessage: 'Your password is hidden',
    description: 'Said by screen readers after the password was hidden',
  },
  passwordRules: {
    defaultMessage: 'Your password needs',
    description: 'Heading of the list of what a new password needs',
  },
  passwordDigit: { defaultMessage: 'a number', description: 'In a list of what a new password needs' },
  passwordLowerCase: {
    defaultMessage: 'a lower case letter',
    description: 'In a list of what a new password needs',
  },
  passwordUpperCase: {
    defaultMessage: 'an upper case letter',
    description: 'In a list of what a new password needs',
  },
  passwordNoBlank: {
    defaultMessage: 'no blank space',
    description: 'In a list of what a new password needs',
  },
  ruleMet: { defaultMessage: 'met', description: 'Said after a password rule that is fulfilled' },
  ruleNotMet: {
    defaultMessage: 'not met yet',
    description: 'Said after a password rule that is not fulfilled',
  },
  dateRefused: {
    defaultMessage: 'Letters are not used here. Type month, day and year as numbers.',
    description: 'Under a date box after a letter was typed',
  },
  choose: { defaultMessage: 'Choose…', description: 'First line of a list of options, nothing chosen yet' },
  phoneHint: {
    defaultMessage: 'For a number outside the United States, begin with + and the country code',
    description: 'Hint of a phone number box',
  },
  percent: { defaultMessage: 'percent', description: 'Read after the label of a box for a percentage' },
  numberSize: {
    defaultMessage: 'This number has more figures than can be kept',
    description: 'Under a number box',
  },
  clearSearch: { defaultMessage: 'Clear the search', description: 'Button inside a search box' },
  searchCleared: {
    defaultMessage: 'Search cleared',
    description: 'Said by screen readers after a search box was emptied',
  },
  timePeriod: {
    defaultMessage: 'Please add AM or PM',
    description: 'Under a time box that holds a time which may be in the morning or in the afternoon',
  },
  country: { defaultMessage: 'Country', description: 'Label in an address' },
  state: { defaultMessage: 'State', description: 'Label in an address' },
  province: { defaultMessage: 'Province', description: 'Label in an address' },
  county: { defaultMessage: 'County', description: 'Label in an address of Ireland or the United Kingdom' },
  region: {
    defaultMessage: 'State or region',
    description: 'Label in an address, countries of no known usage',
  },
  zip: { defaultMessage: 'ZIP code', description: 'Label in an address of the United States' },
  postcode: { defaultMessage: 'Postcode', description: 'Label in an address of a country with postcodes' },
  postalCode: { defaultMessage: 'Postal code', description: 'Label in an address' },
  city: { defaultMessage: 'City', description: 'Label in an address' },
  street1: { defaultMessage: 'Street address', description: 'Label in an address' },
  splitAddress: {
    defaultMessage: 'Put city, state and ZIP code into their own boxes',
    description: 'Button under the first line of an address that holds a whole address',
  },
  addressSplit: {
    defaultMessage: 'The address was put into its boxes. Please check them.',
    description: 'Said by screen readers after a pasted address was taken apart',
  },
  street2: { defaultMessage: 'Apartment, suite or unit', description: 'Label in an address' },
});

interface PhraseValues {
  charactersLeft: { count: number };
  charactersOver: { count: number };
  passwordLength: { min: number };
  rulesMet: { met: number; all: number };
  dateExample: { example: string };
  phoneCountry: { country: string };
  phoneCountryOf: { label: string };
  numberDecimals: { count: number };
  numberCurrency: { currency: string };
  chooseAtLeast: { min: number };
  chooseAtMost: { max: number };
  chooseBetween: { min: number; max: number };
  tooManyChosen: { count: number };
  assigned: { count: number; all: number };
  resultsFound: { count: number };
}

/** Texts of the fields with something to fill in. */
export const phrases = defineMessages<{ [K in keyof PhraseValues]: PhraseValues[K] }>({
  charactersLeft: {
    defaultMessage:
      '{count, plural, =0 {No characters left} one {# character left} other {# characters left}}',
    description: 'Under a text box that is nearly full',
  },
  charactersOver: {
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Under a text box that holds more than it may',
  },
  passwordLength: {
    defaultMessage: 'at least {min} characters',
    description: 'In a list of what a new password needs',
  },
  rulesMet: {
    defaultMessage: '{met} of {all} password rules met',
    description: 'Said by screen readers when typing a new password pauses',
  },
  dateExample: {
    defaultMessage: 'For example, {example}',
    description: 'Hint of a date box; the example is a date as it is to be typed',
  },
  phoneCountry: {
    defaultMessage: 'Number of {country}',
    description: 'Under a phone number box; the country that the number belongs to',
  },
  phoneCountryOf: {
    defaultMessage: '{label}: country',
    description: 'Label of the list of countries before a phone number box; label is that of the box',
  },
  numberDecimals: {
    defaultMessage:
      '{count, plural, =0 {Please use whole numbers only} one {Please use at most # figure after the decimal point} other {Please use at most # figures after the decimal point}}',
    description: 'Under a number box that holds more decimals than are kept',
  },
  numberCurrency: {
    defaultMessage: 'This amount is in {currency}. Please change other currencies first',
    description: 'Under a money box that holds an amount of another currency; currency is such as US dollars',
  },
  chooseAtLeast: { defaultMessage: 'Choose at least {min}', description: 'Hint of a group of checkboxes' },
  chooseAtMost: { defaultMessage: 'Choose up to {max}', description: 'Hint of a group of checkboxes' },
  chooseBetween: {
    defaultMessage: 'Choose {min} to {max}',
    description: 'Hint of a group of checkboxes',
  },
  tooManyChosen: {
    defaultMessage: '{count, plural, one {# too many is chosen} other {# too many are chosen}}',
    description: 'Under a group of checkboxes with more ticks than it may have',
  },
  assigned: {
    defaultMessage: '{count} of {all} assigned',
    description: 'Under a list in which every line is to get a choice',
  },
  resultsFound: {
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
    description: 'Under a search box; how many were found',
  },
});
