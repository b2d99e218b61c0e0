import type { Schemas } from '@institute/api-schema';
import { type CoachList, coachWordOptions } from '@institute/api-schema/labels/coach-words';
import { CoachPatch as limits } from '@institute/api-schema/limits';
import { MultiSelectField, TextAreaField, TextField } from '@institute/design-system';
import { lengthMax, rules, selectAtMost, url } from '@institute/values/rules';
import { type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { App } from './app.ts';

const words = z.array(z.string()).check(rules(selectAtMost(limits.specializations.maxItems)));
const address = z.string().check(rules(url(), lengthMax(limits.websiteUrl.maxLength)));

/** How a coach introduces themselves in a public profile. */
export const introductionFields = {
  intro: z.string().check(rules(lengthMax(limits.intro.maxLength))),
  specializations: words,
  focus: words,
  languages: words,
};

/** Where else a coach can be found. */
export const linkFields = {
  websiteUrl: address,
  socialNetworks: z.object({ linkedIn: address, facebook: address, instagram: address, youtube: address }),
  facebookGroupUrl: address,
};

/** The controls of an introduction's fields. */
export function useIntroductionControls(api: App['api'], coach: Schemas['Coach']) {
  const intl = useIntl();
  const lookups = api.useContent('/public/lookups');
  const wordsOf = (list: CoachList, label: string) => ({
    as: MultiSelectField,
    label,
    options: coachWordOptions(intl, list, lookups, coach[list]),
  });
  return {
    intro: {
      as: TextAreaField,
      rows: 6,
      label: intl.formatMessage({ defaultMessage: 'Introduction', description: 'Label of a field' }),
      description: intl.formatMessage({
        defaultMessage: 'Who you help, and how. Clients read this first.',
      }),
    },
    specializations: wordsOf('specializations', intl.formatMessage({ defaultMessage: 'Specializations' })),
    focus: {
      ...wordsOf('focus', intl.formatMessage({ defaultMessage: 'Focus' })),
      description: intl.formatMessage({ defaultMessage: 'Who you work with most.' }),
    },
    languages: wordsOf('languages', intl.formatMessage({ defaultMessage: 'Languages' })),
  };
}

/** The controls of the links' fields. Those of networks have their names, the same in every language. */
export function linkControls(intl: IntlShape) {
  const url = { as: TextField, kind: 'url' as const };
  return {
    websiteUrl: {
      ...url,
      label: intl.formatMessage({ defaultMessage: 'Website' }),
      description: intl.formatMessage({ defaultMessage: 'The full address, such as https://example.com' }),
    },
    network: { ...url, width: 'medium' as const },
    facebookGroupUrl: { ...url, label: intl.formatMessage({ defaultMessage: 'Facebook group' }) },
  };
}
