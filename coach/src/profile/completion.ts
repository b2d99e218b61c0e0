import type { components } from '@institute/api-schema';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../paths.ts';

type Schemas = components['schemas'];
export type ProfilePart = Schemas['CoachProfilePart'];

/** How complete the profile is, and what is missing, most helpful first. */
export function useCompletion(): Schemas['CoachProfileCompletion'] {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/profile_completion', {
    params: { path: { coachId: useCoachId() } },
  });
  return data.content;
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
  photo: { defaultMessage: 'Add your photo', description: 'Part of the profile to fill in' },
  intro: { defaultMessage: 'Introduce yourself', description: 'Part of the profile to fill in' },
  specializations: {
    defaultMessage: 'Choose your specializations',
    description: 'Part of the profile to fill in',
  },
  focus: { defaultMessage: 'Choose who you work with', description: 'Part of the profile to fill in' },
  languages: {
    defaultMessage: 'Add the languages you work in',
    description: 'Part of the profile to fill in',
  },
  timeZone: { defaultMessage: 'Choose your time zone', description: 'Part of the profile to fill in' },
  educations: { defaultMessage: 'Add your education', description: 'Part of the profile to fill in' },
  certifications: {
    defaultMessage: 'Add your certifications',
    description: 'Part of the profile to fill in',
  },
  coverImage: { defaultMessage: 'Add a cover photo', description: 'Part of the profile to fill in' },
  socialNetworks: { defaultMessage: 'Link a social network', description: 'Part of the profile to fill in' },
  video: { defaultMessage: 'Add a short video with captions', description: 'Part of the profile to fill in' },
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
      return paths.manageAccount();
    default:
      return paths.profile();
  }
}
