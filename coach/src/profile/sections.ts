import { defineMessages } from 'react-intl';

/** The profile sections with a single form, by their names in the URL. */
export const sectionTitles = defineMessages({
  about: { defaultMessage: 'About you' },
  pictures: { defaultMessage: 'Photo, cover and video' },
  links: { defaultMessage: 'Links' },
  practice: { defaultMessage: 'Your practice' },
});
