import type { CoachUpdate } from '@institute/api-schema';
import { VersionConflict } from '@institute/design-system/forms';
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';

const labels = defineMessages({
  intro: { defaultMessage: 'Introduction', description: 'Label of a field' },
  specializations: { defaultMessage: 'Specializations', description: 'Label of a field' },
  focus: { defaultMessage: 'Focus', description: 'Label of a field' },
  languages: { defaultMessage: 'Languages', description: 'Label of a field' },
  websiteUrl: { defaultMessage: 'Website', description: 'Label of a field' },
  socialNetworks: { defaultMessage: 'Social networks', description: 'Label: addresses on several sites' },
  facebookGroupUrl: { defaultMessage: 'Facebook group', description: 'Label of a field' },
}) as Partial<Record<string, MessageDescriptor>>;

/** A text, the items of a list, or the addresses of several networks. */
function asText(intl: IntlShape, value: unknown): string {
  if (typeof value === 'string') return value;
  return intl.formatList(Object.values((value ?? []) as object).filter((one) => Boolean(one)));
}

interface ProfileConflictProps {
  mine: Partial<CoachUpdate>;
  theirs: Partial<CoachUpdate>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of a coach's public profile that was also changed elsewhere. */
export function ProfileConflict({ mine, theirs, ...actions }: ProfileConflictProps) {
  const intl = useIntl();
  const fields = (Object.keys(labels) as (keyof CoachUpdate)[])
    .map((key) => ({
      label: intl.formatMessage(labels[key]!),
      mine: asText(intl, mine[key]),
      theirs: asText(intl, theirs[key]),
    }))
    .filter((field) => field.mine !== field.theirs);
  return <VersionConflict fields={fields} {...actions} />;
}
