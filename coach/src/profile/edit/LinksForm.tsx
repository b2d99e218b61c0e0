import { blankIfNull, nullIfBlank } from '@institute/api-schema';
import { socialNetworks } from '@institute/api-schema/labels/coach-words';
import { CoachPatch } from '@institute/api-schema/limits';
import { TextField } from '@institute/design-system';
import { lengthMax, rules, url } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Coach } from '../../coach.ts';
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
    valuesOf: ({ websiteUrl, socialNetworks, facebookGroupUrl }) =>
      blankIfNull({ websiteUrl, socialNetworks, facebookGroupUrl }),
    toBody: nullIfBlank,
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
      {socialNetworks.map(({ key, name }) => (
        <form.Field key={key} name={`socialNetworks.${key}`} as={TextField} kind="url" label={name} />
      ))}
      <form.Field
        name="facebookGroupUrl"
        as={TextField}
        kind="url"
        label={intl.formatMessage({ defaultMessage: 'Facebook group' })}
      />
    </SectionForm>
  );
}
