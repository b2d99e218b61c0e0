import type { Schemas } from '@institute/api-schema';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';

export type ProfilePart = Schemas['CoachProfilePart'];

/** How complete the profile is, and what is missing, most helpful first. */
export function useCompletion(): Schemas['CoachProfileCompletion'] {
  return api.useContent('/coaches/{coachId}/profile_completion', { path: { coachId: useCoachId() } });
}

/** In the order of the server. */
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

export const profileParts = Object.keys(partLabels) as ProfilePart[];

const pictures = paths.editProfile({ section: 'pictures' });
const about = paths.editProfile({ section: 'about' });

/** Where each part is edited. */
export const partPaths: Record<ProfilePart, string> = {
  photo: pictures,
  intro: about,
  specializations: about,
  focus: about,
  languages: about,
  timeZone: `${paths.manageAccount()}#time-zone`,
  educations: paths.profile(),
  certifications: paths.profile(),
  coverImage: pictures,
  socialNetworks: paths.editProfile({ section: 'links' }),
  video: pictures,
};
