import type { CoachUpdate } from '@institute/api-schema';
import { formatMoney } from '@institute/design-system/formats';
import { VersionConflict } from '@institute/design-system/forms';
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { Coach } from '../coach.ts';

type Part = Exclude<keyof CoachUpdate & keyof Coach, 'user' | 'version'>;

const labels = defineMessages({
  intro: { defaultMessage: 'Introduction', description: 'Label of a field' },
  specializations: { defaultMessage: 'Specializations', description: 'Label of a field' },
  focus: { defaultMessage: 'Focus', description: 'Label of a field' },
  languages: { defaultMessage: 'Languages', description: 'Label of a field' },
  hctpGraduatingClass: { defaultMessage: 'Graduating class', description: 'Label of a field' },
  showPhone: { defaultMessage: 'Show my mobile phone to clients', description: 'Label of a switch' },
  websiteUrl: { defaultMessage: 'Website', description: 'Label of a field' },
  socialNetworks: { defaultMessage: 'Social networks', description: 'Label: addresses on several sites' },
  facebookGroupUrl: { defaultMessage: 'Facebook group', description: 'Label of a field' },
  rateOfPay: { defaultMessage: 'Rate of pay an hour', description: 'Label of a field' },
  coachWebConferenceUrl: { defaultMessage: 'Room for online sessions', description: 'Label of a field' },
  testCall: { defaultMessage: 'I made a test call', description: 'Label of a switch' },
  photo: { defaultMessage: 'Photo', description: 'Label of a field' },
  coverImage: { defaultMessage: 'Cover picture', description: 'Label of a field' },
  video: { defaultMessage: 'Video', description: 'Label of a field' },
}) as Partial<Record<string, MessageDescriptor>>;

const switches = defineMessages({
  on: { defaultMessage: 'On', description: 'A switch that is on' },
  off: { defaultMessage: 'Off', description: 'A switch that is off' },
});

function inWords(intl: IntlShape, currency: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return intl.formatMessage(value ? switches.on : switches.off);
  if (typeof value === 'number') return formatMoney({ amount: value, currency }, { locale: intl.locale });
  if (typeof value !== 'object' || value === null) return '';
  return intl.formatList(Object.values(value).filter((one): one is string => typeof one === 'string'));
}

interface ProfileConflictProps {
  mine: Partial<CoachUpdate>;
  theirs: Coach;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of a section of the profile that was also changed elsewhere. */
export function ProfileConflict({ mine, theirs, ...actions }: ProfileConflictProps) {
  const intl = useIntl();
  const fields = (Object.keys(mine) as Part[])
    .map((key) => {
      const label = labels[key];
      return {
        label: label && intl.formatMessage(label),
        mine: inWords(intl, theirs.currency, mine[key]),
        theirs: inWords(intl, theirs.currency, theirs[key]),
      };
    })
    .filter((field) => field.mine !== field.theirs);
  return <VersionConflict fields={fields} {...actions} />;
}
