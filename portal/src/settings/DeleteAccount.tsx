import type { Schemas } from '@institute/api-schema';
import { Inline, Link, SectionCard, Stack, Text } from '@institute/design-system';
import { PasswordDialogButton } from '@institute/design-system/account';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';

type Obstacle = Schemas['AccountDeletionObstacle'];

/** Asks for the password before the account is deleted, or lists what has to be settled first. */
export function DeleteAccount() {
  const { studentId: id } = useSignedInSession();
  const { isPossible, obstacles } = api.useContent('/students/{id}/account_deletion', { path: { id } });
  return (
    <SectionCard
      isInCard
      title={<FormattedMessage defaultMessage="Delete your account" />}
      lead={
        <FormattedMessage defaultMessage="Deletes your profile, messages, files, cards and progress. We keep records of your applications, purchases and sessions, without what was written in them. We also keep records of payments, signed documents and certificates: the law requires us to." />
      }
    >
      {!isPossible && (
        <Stack gap="xs">
          <Text>
            <FormattedMessage defaultMessage="Before you can delete your account:" />
          </Text>
          <Stack as="ul" gap="xs">
            {obstacles.map((obstacle) => (
              <Text as="li" key={obstacle.type}>
                <ToSettle obstacle={obstacle} />
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      <Inline>
        <PasswordDialogButton
          isDisabled={!isPossible}
          label={<FormattedMessage defaultMessage="Delete account" />}
          title={<FormattedMessage defaultMessage="Delete your account?" />}
          message={
            <FormattedMessage defaultMessage="You can’t undo this. You may want to download your data first." />
          }
          keepLabel={<FormattedMessage defaultMessage="Keep my account" />}
          onConfirm={async (currentPassword) => {
            await api.request('delete', '/students/{id}/account', {
              path: { id },
              body: { currentPassword },
            });
            await session.signOut();
          }}
        />
      </Inline>
    </SectionCard>
  );
}

const obstacleTexts = defineMessages<Obstacle['type']>({
  STAFF_ROLE: {
    defaultMessage: 'You work for the institute. Ask an administrator to close your staff account first.',
  },
  COACH_ACCOUNT: { defaultMessage: 'You have a coach account. Delete it in the coach app first.' },
  APPLICATION: {
    defaultMessage:
      'You have {count, plural, one {# application} other {# applications}} in progress. <link>Withdraw it or wait for the decision.</link>',
  },
  ENROLLMENT: {
    defaultMessage:
      'You’re enrolled in {count, plural, one {# class} other {# classes}}. <link>Withdraw, or wait until it ends.</link>',
  },
  BALANCE: {
    defaultMessage:
      'You have a balance on {count, plural, one {# payment schedule} other {# payment schedules}}. <link>Pay it off.</link>',
  },
  CREDIT: {
    defaultMessage: 'You have credit for a later enrollment. Use it, or ask your advisor to refund it.',
  },
  PAYMENT: {
    defaultMessage:
      'You have {count, plural, one {# payment or refund} other {# payments or refunds}} in progress. <link>Wait until it’s complete.</link>',
  },
  BOOKED_SESSION: {
    defaultMessage:
      'You have {count, plural, one {# upcoming session} other {# upcoming sessions}}. <link>Cancel it or attend it.</link>',
  },
  UNUSED_SESSION: {
    defaultMessage:
      'You have {count, plural, one {# session} other {# sessions}} left to book. <link>Book what’s left, or ask your coach for a refund.</link>',
  },
  UNDELIVERED_PRODUCT: {
    defaultMessage:
      'You’re waiting for {count, plural, one {# product} other {# products}} that you paid for. Wait until it’s delivered, or ask your coach for a refund.',
  },
});

/** Where the links of the texts lead, if not home. */
const obstaclePaths: Partial<Record<Obstacle['type'], string>> = {
  BALANCE: paths.paymentInformation(),
  PAYMENT: paths.paymentInformation(),
  BOOKED_SESSION: paths.mySessions(),
  UNUSED_SESSION: paths.mySessions(),
};

function ToSettle({ obstacle: { type, count } }: { obstacle: Obstacle }) {
  const link = (text: ReactNode) => <Link href={obstaclePaths[type] ?? paths.home()}>{text}</Link>;
  return <FormattedMessage {...obstacleTexts[type]} values={{ count, link }} />;
}
