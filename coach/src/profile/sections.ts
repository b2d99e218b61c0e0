import { defineMessages } from 'react-intl';

/** The profile sections with a single form, by their names in the URL. */
export const sectionTitles = defineMessages({
  about: { defaultMessage: 'About you', description: 'Heading of the form: introduction, specializations' },
  pictures: { defaultMessage: 'Photo, cover and video', description: 'Heading of the form of the pictures' },
  links: { defaultMessage: 'Links', description: 'Heading of the form of the links' },
  practice: { defaultMessage: 'Your practice', description: 'Heading of the form: pay, web conference' },
});
