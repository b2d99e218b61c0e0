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
import { paths } from '../paths.ts';
import { sectionTitles } from './sections.ts';

interface ProfileSectionProps {
  title: ReactNode;
  /** Whether clients see it. */
  isPublic: boolean;
  /** The forms for editing it. */
  forms?: ReadonlyArray<keyof typeof sectionTitles>;
  children: ReactNode;
}

/** One part of the profile, with a note on who can see it. */
export function ProfileSection({ title, isPublic, forms = [], children }: ProfileSectionProps) {
  const intl = useIntl();
  return (
    <SectionCard
      title={title}
      status={
        isPublic ? (
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
        )
      }
    >
      {children}
      {forms.length > 0 && (
        <Inline gap="s">
          {forms.map((section) => (
            <LinkButton
              key={section}
              variant="secondary"
              icon={<EditIcon size="s" />}
              href={paths.editProfile({ section })}
            >
              {intl.formatMessage(
                {
                  defaultMessage: 'Edit: {section}',
                  description: 'Leads to the form of a section of the profile',
                },
                { section: intl.formatMessage(sectionTitles[section]) },
              )}
            </LinkButton>
          ))}
        </Inline>
      )}
    </SectionCard>
  );
}
