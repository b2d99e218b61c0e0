import { blankIfNull, nullIfBlank } from '@institute/api-schema';
import { socialNetworks } from '@institute/api-schema/labels/coach-words';
import { toast, useNavigateWhileHere } from '@institute/design-system';
import { SubmitBar, useRecordForm } from '@institute/design-system/forms';
import {
  introductionFields,
  linkControls,
  linkFields,
  useIntroductionControls,
} from '@institute/shared-screens/coach-fields.ts';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import type { Coach } from '../booking/coaches.ts';
import { paths } from '../places.ts';
import { conflicts, patch } from '../records.ts';

const schema = z.object({ ...introductionFields, ...linkFields });

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
  const introduction = useIntroductionControls(api, coach);
  const links = linkControls(intl);
  const form = useProfileForm(coach);
  return (
    <form.Form>
      <form.Field name="intro" {...introduction.intro} />
      <form.Field name="specializations" {...introduction.specializations} />
      <form.Field name="focus" {...introduction.focus} />
      <form.Field name="languages" {...introduction.languages} />
      <form.Field name="websiteUrl" {...links.websiteUrl} />
      {socialNetworks.map(({ key, name }) => (
        <form.Field key={key} name={`socialNetworks.${key}`} {...links.network} label={name} />
      ))}
      <form.Field name="facebookGroupUrl" {...links.facebookGroupUrl} />
      <SubmitBar cancelHref={paths.coachProfile()} />
    </form.Form>
  );
}
