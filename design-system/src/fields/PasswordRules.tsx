import { minimumPasswordLength, passwordParts } from '@institute/values/rules/password';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { Check, Circle } from '../icons/drawings.gen.ts';
import * as frame from './Field.css.ts';
import * as styles from './PasswordField.css.ts';

const messages = defineMessages({
  passwordRules: {
    id: 'password.rules',
    defaultMessage: 'Your password needs',
    description: 'Heading of the list of what a new password needs',
  },
  passwordDigit: {
    id: 'password.digit',
    defaultMessage: 'a number',
    description: 'In a list of what a new password needs',
  },
  passwordLowerCase: {
    id: 'password.lowerCase',
    defaultMessage: 'a lowercase letter',
    description: 'In a list of what a new password needs',
  },
  passwordUpperCase: {
    id: 'password.upperCase',
    defaultMessage: 'an uppercase letter',
    description: 'In a list of what a new password needs',
  },
  passwordNoBlank: {
    id: 'password.noBlank',
    defaultMessage: 'no spaces',
    description: 'In a list of what a new password needs',
  },
  ruleMet: {
    id: 'password.ruleMet',
    defaultMessage: 'met',
    description: 'Said after a password rule that is fulfilled',
  },
  ruleNotMet: {
    id: 'password.ruleNotMet',
    defaultMessage: 'not met yet',
    description: 'Said after a password rule that is not fulfilled',
  },
});

/** What a new password needs, checked off while it is typed. Apart from the field, so that signing in doesn't load it. */
export function PasswordRules({ text }: { text: string }) {
  const intl = useIntl();
  const rules = [
    {
      label: intl.formatMessage(
        {
          id: 'password.minLength',
          defaultMessage: 'at least {min} characters',
          description: 'In a list of what a new password needs',
        },
        { min: minimumPasswordLength },
      ),
      isMet: passwordParts.length(text),
    },
    { label: intl.formatMessage(messages.passwordDigit), isMet: passwordParts.digit(text) },
    { label: intl.formatMessage(messages.passwordLowerCase), isMet: passwordParts.lowerCase(text) },
    { label: intl.formatMessage(messages.passwordUpperCase), isMet: passwordParts.upperCase(text) },
    { label: intl.formatMessage(messages.passwordNoBlank), isMet: text !== '' && !/\s/.test(text) },
  ];
  const met = rules.filter((rule) => rule.isMet).length;
  const summary = intl.formatMessage(
    {
      id: 'password.summary',
      defaultMessage: '{met} of {all} password rules met',
      description: 'Said by screen readers when typing a new password pauses',
    },
    { met, all: rules.length },
  );
  const lastAnnounced = useRef(summary);
  useEffect(() => {
    if (lastAnnounced.current === summary) return;
    // Announces when typing pauses rather than on every key.
    const timer = setTimeout(() => {
      lastAnnounced.current = summary;
      announce(summary);
    }, 1000);
    return () => clearTimeout(timer);
  }, [summary]);
  return (
    <div className={styles.rules}>
      {intl.formatMessage(messages.passwordRules)}{' '}
      <ul>
        {rules.map(({ label, isMet }) => (
          <li key={label} className={styles.rule} data-met={isMet || undefined}>
            {isMet ? (
              <Drawing of={Check} className={styles.ruleIcon} width={2} />
            ) : (
              <Drawing of={Circle} className={styles.ruleIcon} />
            )}
            {label}{' '}
            <span className={frame.hidden}>
              {intl.formatMessage(isMet ? messages.ruleMet : messages.ruleNotMet)}
            </span>{' '}
          </li>
        ))}
      </ul>
    </div>
  );
}
