import {
  Badge,
  EditIcon,
  EyeIcon,
  Inline,
  LinkButton,
  LockIcon,
  SectionCard,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../places.ts';
import { sectionTitles } from './sections.ts';

interface ProfileSectionProps {
  title: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** Whether clients see it. */
  isPublic: boolean;
  /** The form for editing it. */
  form?: keyof typeof sectionTitles;
  /** A small button for changing it, where it has no form. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the profile, with a note on who can see it. */
export function ProfileSection({ title, lead, isPublic, form, action, children }: ProfileSectionProps) {
  const intl = useIntl();
  return (
    <SectionCard
      title={title}
      lead={lead}
      actions={
        // Together, because the title's line spreads what is on it.
        <Inline gap="s">
          {isPublic ? (
            <Badge tone="positive" icon={<EyeIcon size="s" />}>
              <FormattedMessage defaultMessage="Public" description="Part of the profile that clients see" />
            </Badge>
          ) : (
            <Badge icon={<LockIcon size="s" />}>
              <FormattedMessage
                defaultMessage="Private"
                description="Part of the profile that clients do not see"
              />
            </Badge>
          )}
          {form && (
            <LinkButton
              variant="quiet"
              icon={<EditIcon size="s" />}
              href={paths.editProfile({ section: form })}
            >
              <FormattedMessage
                defaultMessage="Edit<hidden>: {section}</hidden>"
                description="Leads to the form of a section of the profile; only “Edit” is shown, and has to come first"
                values={{
                  section: intl.formatMessage(sectionTitles[form]),
                }}
              />
            </LinkButton>
          )}
          {action}
        </Inline>
      }
    >
      {children}
    </SectionCard>
  );
}
