import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type Ref, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { minimumPasswordLength, passwordParts } from '../rules/password.ts';
import { passwordCap } from '../rules/text.ts';
import type { FieldBinding } from './binding.ts';
import { CharactersLeft, characterCount, textToCount } from './character-count.tsx';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './field-ids.ts';
import * as styles from './PasswordField.css.ts';
import { useTextValue } from './text-value.ts';

const messages = defineMessages({
  passwordShown: {
    defaultMessage: 'Your password is visible',
    description: 'Said by screen readers after the password was made visible',
  },
  passwordHidden: {
    defaultMessage: 'Your password is hidden',
    description: 'Said by screen readers after the password was hidden',
  },
  passwordRules: {
    defaultMessage: 'Your password needs',
    description: 'Heading of the list of what a new password needs',
  },
  passwordDigit: { defaultMessage: 'a number', description: 'In a list of what a new password needs' },
  passwordLowerCase: {
    defaultMessage: 'a lower case letter',
    description: 'In a list of what a new password needs',
  },
  passwordUpperCase: {
    defaultMessage: 'an upper case letter',
    description: 'In a list of what a new password needs',
  },
  passwordNoBlank: {
    defaultMessage: 'no spaces',
    description: 'In a list of what a new password needs',
  },
  ruleMet: { defaultMessage: 'met', description: 'Said after a password rule that is fulfilled' },
  ruleNotMet: {
    defaultMessage: 'not met yet',
    description: 'Said after a password rule that is not fulfilled',
  },
});

export interface PasswordFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onFocus' | 'enterKeyHint'> {
  /** Tells password managers whether to fill in the current password or generate a new one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Lists the requirements of a new password, checked off while typing. */
  hasRuleList?: boolean;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A password, hidden until the user shows it, and hidden again on submit. */
export function PasswordField({
  isRequired = true,
  autoComplete = 'current-password',
  hasRuleList = false,
  value,
  defaultValue,
  onChange,
  ...props
}: PasswordFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const { text, attributes } = useTextValue(
    control,
    { value, defaultValue, onChange },
    hasRuleList ? undefined : textToCount(passwordCap),
  );
  const { count, isNear, isOver } = characterCount(text, passwordCap);
  // Within a sentence, so that the buttons of several password boxes have different names.
  const field = props.label.charAt(0).toLowerCase() + props.label.slice(1);
  const hasNote = isNear || hasRuleList;

  // A submitted password must not stay visible or enter the browser's form history.
  useEffect(() => {
    const hide = (event: Event) => {
      if (event.target === control.current?.form) setShown(false);
    };
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, []);

  return (
    <Field
      component="fields/PasswordField"
      {...props}
      {...{ control, isRequired }}
      isInvalid={isOver}
      note={
        hasNote && (
          <>
            {hasRuleList && <PasswordRules text={text} />}
            {isNear && <CharactersLeft count={count} max={passwordCap} />}
          </>
        )
      }
    >
      {(box) => (
        <div className={frame.box}>
          <input
            {...box}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${frame.width.full} ${frame.withEnd}`}
          />
          <div className={frame.end}>
            <button
              type="button"
              className={frame.endButton}
              aria-label={
                isShown
                  ? intl.formatMessage(
                      {
                        defaultMessage: 'Hide {field}',
                        description:
                          'Button inside a password box; field is its label with a small first letter, such as “new password”',
                      },
                      { field },
                    )
                  : intl.formatMessage(
                      {
                        defaultMessage: 'Show {field}',
                        description:
                          'Button inside a password box; field is its label with a small first letter, such as “new password”',
                      },
                      { field },
                    )
              }
              aria-controls={box.id}
              disabled={box.disabled}
              onClick={() => {
                setShown(!isShown);
                announce(intl.formatMessage(isShown ? messages.passwordHidden : messages.passwordShown));
              }}
            >
              {isShown ? (
                <EyeOff aria-hidden className={frame.endIcon} strokeWidth={1.5} />
              ) : (
                <Eye aria-hidden className={frame.endIcon} strokeWidth={1.5} />
              )}
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}

function PasswordRules({ text }: { text: string }) {
  const intl = useIntl();
  const rules = [
    {
      label: intl.formatMessage(
        {
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
      {intl.formatMessage(messages.passwordRules)}
      <ul>
        {rules.map(({ label, isMet }) => (
          <li key={label} className={styles.rule} data-met={isMet || undefined}>
            {isMet ? (
              <Check aria-hidden className={styles.ruleIcon} strokeWidth={2} />
            ) : (
              <Circle aria-hidden className={styles.ruleIcon} strokeWidth={1.5} />
            )}
            {label}
            <span className={frame.hidden}>
              {intl.formatMessage(isMet ? messages.ruleMet : messages.ruleNotMet)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

PasswordField.binding = { keepsText: true } satisfies FieldBinding;
