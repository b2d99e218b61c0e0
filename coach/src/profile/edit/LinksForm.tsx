import { CoachPatch } from '@institute/api-schema/limits';
import { TextField } from '@institute/design-system';
import { lengthMax, rules, url } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Coach } from '../../coach.ts';
import { orNull } from '../answers.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';

const address = z.string().check(rules(url(), lengthMax(CoachPatch.websiteUrl.maxLength)));

const schema = z.object({
  websiteUrl: address,
  socialNetworks: z.object({ linkedIn: address, facebook: address, instagram: address, youtube: address }),
  facebookGroupUrl: address,
});

export function LinksForm({ coach }: { coach: Coach }) {
  const intl = useIntl();
  const form = useSectionForm({
    draft: 'profile.links',
    schema,
    coach,
    valuesOf: ({ websiteUrl, socialNetworks, facebookGroupUrl }) => ({
      websiteUrl: websiteUrl ?? '',
      socialNetworks: {
        linkedIn: socialNetworks.linkedIn ?? '',
        facebook: socialNetworks.facebook ?? '',
        instagram: socialNetworks.instagram ?? '',
        youtube: socialNetworks.youtube ?? '',
      },
      facebookGroupUrl: facebookGroupUrl ?? '',
    }),
    toBody: ({ websiteUrl, socialNetworks, facebookGroupUrl }) => ({
      websiteUrl: orNull(websiteUrl),
      socialNetworks: {
        linkedIn: orNull(socialNetworks.linkedIn),
        facebook: orNull(socialNetworks.facebook),
        instagram: orNull(socialNetworks.instagram),
        youtube: orNull(socialNetworks.youtube),
      },
      facebookGroupUrl: orNull(facebookGroupUrl),
    }),
  });
  return (
    <SectionForm form={form}>
      <form.Field
        name="websiteUrl"
        as={TextField}
        kind="url"
        label={intl.formatMessage({ defaultMessage: 'Website' })}
        description={intl.formatMessage({ defaultMessage: 'The full address, such as https://example.com' })}
      />
      <form.Field name="socialNetworks.linkedIn" as={TextField} kind="url" label="LinkedIn" />
      <form.Field name="socialNetworks.facebook" as={TextField} kind="url" label="Facebook" />
      <form.Field name="socialNetworks.instagram" as={TextField} kind="url" label="Instagram" />
      <form.Field name="socialNetworks.youtube" as={TextField} kind="url" label="YouTube" />
      <form.Field
        name="facebookGroupUrl"
        as={TextField}
        kind="url"
        label={intl.formatMessage({ defaultMessage: 'Facebook group' })}
      />
    </SectionForm>
  );
}
