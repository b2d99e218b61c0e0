import {
  Badge,
  Card,
  EditIcon,
  EyeIcon,
  Heading,
  Inline,
  LinkButton,
  LockIcon,
  Stack,
} from '@institute/design-system';
import { type ReactNode, useId } from 'react';
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
  const titleId = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={titleId}>
      <Stack gap="m">
        <Inline justify="between">
          <Heading level={2} size="m" id={titleId}>
            {title}
          </Heading>
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
        </Inline>
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
      </Stack>
    </Card>
  );
}
