import { blankIfNull, nullIfBlank } from '@institute/api-schema';
import { socialNetworks } from '@institute/api-schema/labels/coach-words';
import { linkControls, linkFields } from '@institute/shared-screens/coach-fields.ts';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Coach } from '../../coach.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';

const schema = z.object(linkFields);

export function LinksForm({ coach }: { coach: Coach }) {
  const links = linkControls(useIntl());
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
      <form.Field name="websiteUrl" {...links.websiteUrl} />
      {socialNetworks.map(({ key, name }) => (
        <form.Field key={key} name={`socialNetworks.${key}`} {...links.network} label={name} />
      ))}
      <form.Field name="facebookGroupUrl" {...links.facebookGroupUrl} />
    </SectionForm>
  );
}
