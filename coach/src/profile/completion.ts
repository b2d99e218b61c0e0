import type { components } from '@institute/api-schema';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';

type Schemas = components['schemas'];
export type ProfilePart = Schemas['CoachProfilePart'];

/** How complete the profile is, and what is missing, most helpful first. */
export function useCompletion(): Schemas['CoachProfileCompletion'] {
  return api.useContent('/coaches/{coachId}/profile_completion', { path: { coachId: useCoachId() } });
}

/** All parts, in the server's order. */
export const profileParts = [
  'photo',
  'intro',
  'specializations',
  'focus',
  'languages',
  'timeZone',
  'educations',
  'certifications',
  'coverImage',
  'socialNetworks',
  'video',
] as const satisfies readonly ProfilePart[];

export const partLabels = defineMessages({
  photo: { defaultMessage: 'Add your photo' },
  intro: { defaultMessage: 'Introduce yourself' },
  specializations: { defaultMessage: 'Choose your specializations' },
  focus: { defaultMessage: 'Choose who you work with' },
  languages: { defaultMessage: 'Add the languages you work in' },
  timeZone: { defaultMessage: 'Choose your time zone' },
  educations: { defaultMessage: 'Add your education' },
  certifications: { defaultMessage: 'Add your certifications' },
  coverImage: { defaultMessage: 'Add a cover photo' },
  socialNetworks: { defaultMessage: 'Link a social network' },
  video: { defaultMessage: 'Add a short video with captions' },
}) satisfies Record<ProfilePart, unknown>;

/** Where each part can be edited. */
export function pathOfPart(part: ProfilePart): string {
  switch (part) {
    case 'photo':
    case 'coverImage':
    case 'video':
      return paths.editProfile({ section: 'pictures' });
    case 'intro':
    case 'specializations':
    case 'focus':
    case 'languages':
      return paths.editProfile({ section: 'about' });
    case 'socialNetworks':
      return paths.editProfile({ section: 'links' });
    case 'timeZone':
      return `${paths.manageAccount()}#time-zone`;
    default:
      return paths.profile();
  }
}
