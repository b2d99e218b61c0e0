import type { Schemas } from '@institute/api-schema';

type Part = Schemas['CoachProfilePart'];

/** The parts of a profile in order of importance, and when each counts as complete. */
const parts: [Part, (coach: Schemas['Coach']) => boolean][] = [
  ['photo', ({ photo }) => photo !== null],
  ['intro', ({ intro }) => intro !== null],
  ['specializations', ({ specializations }) => specializations.length > 0],
  ['focus', ({ focus }) => focus.length > 0],
  ['languages', ({ languages }) => languages.length > 0],
  ['timeZone', ({ user }) => user.timeZone !== null],
  ['educations', ({ educations }) => educations.length > 0],
  ['certifications', ({ certifications }) => certifications.length > 0],
  ['coverImage', ({ coverImage }) => coverImage !== null],
  ['socialNetworks', ({ socialNetworks }) => Object.values(socialNetworks).some((url) => url !== null)],
  ['video', ({ isVideoPublic }) => isVideoPublic],
];

/** How complete a profile is, in percent with two decimals, rounded down, and what is missing. */
export function profileCompletion(coach: Schemas['Coach']): Schemas['CoachProfileCompletion'] {
  const missing = parts.filter(([, isThere]) => !isThere(coach)).map(([part]) => part);
  const percent = Math.floor(((parts.length - missing.length) * 10_000) / parts.length) / 100;
  return { percent, missing };
}
