import { blankIfNull, nullIfBlank } from '@institute/api-schema';
import { coachWordOptions, socialNetworks } from '@institute/api-schema/labels/coach-words';
import { CoachPatch as limits } from '@institute/api-schema/limits';
import {
  MultiSelectField,
  TextAreaField,
  TextField,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { SaveButtons, UnsavedChangesGuard, useRecordForm } from '@institute/design-system/forms';
import { lengthMax, rules, selectAtMost, url } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import type { Coach } from '../booking/coaches.ts';
import { paths } from '../places.ts';
import { conflicts, patch } from '../records.ts';

const choices = z.array(z.string()).check(rules(selectAtMost(limits.specializations.maxItems)));
const address = z.string().check(rules(url(), lengthMax(limits.websiteUrl.maxLength)));

const schema = z.object({
  intro: z.string().check(rules(lengthMax(limits.intro.maxLength))),
  specializations: choices,
  focus: choices,
  languages: choices,
  websiteUrl: address,
  socialNetworks: z.object({ linkedIn: address, facebook: address, instagram: address, youtube: address }),
  facebookGroupUrl: address,
});

const valuesOf = ({
  intro,
  specializations,
  focus,
  languages,
  websiteUrl,
  socialNetworks,
  facebookGroupUrl,
}: Coach) =>
  blankIfNull({ intro, specializations, focus, languages, websiteUrl, socialNetworks, facebookGroupUrl });

/** The form of a public profile. Overwrites changes made elsewhere only if the coach chooses so. */
function useProfileForm(coach: Coach) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  return useRecordForm({
    draft: 'coach-profile',
    record: coach,
    schema,
    valuesOf,
    toBody: nullIfBlank,
    save: (body) => patch('/coaches/{id}', { path: { id: coach.id }, body }),
    ...conflicts,
    onSaved() {
      toast.success(intl.formatMessage({ defaultMessage: 'Your profile was updated.' }), { key: 'profile' });
      navigate(paths.coachProfile());
    },
  });
}

export function ProfileForm({ coach }: { coach: Coach }) {
  const intl = useIntl();
  const lookups = api.useContent('/public/lookups');
  const form = useProfileForm(coach);
  return (
    <>
      <form.Form>
        <form.Field
          name="intro"
          as={TextAreaField}
          rows={6}
          label={intl.formatMessage({ defaultMessage: 'Introduction', description: 'Label of a field' })}
          description={intl.formatMessage({
            defaultMessage: 'Who you help, and how. Students read this first.',
          })}
        />
        <form.Field
          name="specializations"
          as={MultiSelectField}
          label={intl.formatMessage({ defaultMessage: 'Specializations' })}
          options={coachWordOptions(intl, 'specializations', lookups, coach.specializations)}
        />
        <form.Field
          name="focus"
          as={MultiSelectField}
          label={intl.formatMessage({ defaultMessage: 'Focus' })}
          description={intl.formatMessage({ defaultMessage: 'Who you work with most.' })}
          options={coachWordOptions(intl, 'focus', lookups, coach.focus)}
        />
        <form.Field
          name="languages"
          as={MultiSelectField}
          label={intl.formatMessage({ defaultMessage: 'Languages' })}
          options={coachWordOptions(intl, 'languages', lookups, coach.languages)}
        />
        <form.Field
          name="websiteUrl"
          as={TextField}
          kind="url"
          label={intl.formatMessage({ defaultMessage: 'Website' })}
          description={intl.formatMessage({
            defaultMessage: 'The full address, such as https://example.com',
          })}
        />
        {socialNetworks.map(({ key, name }) => (
          <form.Field key={key} name={`socialNetworks.${key}`} as={TextField} kind="url" label={name} />
        ))}
        <form.Field
          name="facebookGroupUrl"
          as={TextField}
          kind="url"
          label={intl.formatMessage({ defaultMessage: 'Facebook group' })}
        />
        <SaveButtons cancelHref={paths.coachProfile()} />
      </form.Form>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </>
  );
}
