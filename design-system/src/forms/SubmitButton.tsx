import { type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { useFieldErrorText } from '../fields/rule-messages.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { CircleAlert } from '../icons/drawings.gen.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { SectionTitleContext, useFormParts } from './contexts.ts';
import * as styles from './Form.css.ts';

type PlainProps = Pick<ButtonProps, 'variant' | 'isFullWidth' | 'isDisabled' | 'isWaiting'>;

export interface SubmitButtonProps extends PlainProps {
  /** "Save" by default. Null while there is nothing to submit: only the other buttons and the errors are shown. */
  children?: ReactNode;
  /** Adds a button "Cancel", which takes back what was typed before it calls this. */
  onCancel?: (() => void) | undefined;
  /** Adds a link "Cancel" to another page, whose `UnsavedChangesGuard` asks about what was typed. */
  cancelHref?: string;
  /** Another button in its row. */
  before?: ReactNode;
}

function useIsSubmitting(): boolean {
  const { store } = useFormParts();
  return useOwnStore(store.subscribe, () => store.isSubmitting);
}

/** The button itself, which waits for the form. */
export function PlainSubmitButton(props: PlainProps & { children: ReactNode }) {
  const isSubmitting = useIsSubmitting();
  return <Button {...props} type="submit" isPending={isSubmitting} />;
}

/** The errors of a failed submit that belong to no field. */
export function FormFailure() {
  const { store, fields, hasErrorSummary, describeError } = useFormParts();
  const describeByKey = useDescribeError();
  const fieldErrorText = useFieldErrorText();
  const failure = useOwnStore(store.subscribe, () => store.failure);
  const unlisted = hasErrorSummary
    ? []
    : (failure?.entries.filter(({ name }) => fields.control(name) === null) ?? []);
  if (!failure || (!failure.error && unlisted.length === 0)) return null;
  return (
    <div key={failure.attempt} role="alert" className={styles.banner}>
      <Drawing of={CircleAlert} className={styles.bannerIcon} width={1.75} />
      <div>
        {failure.error ? (describeError(failure.error) ?? describeByKey(failure.error)) : null}
        {unlisted.map(({ name, error }) => (
          <div key={name}>{fieldErrorText(error)}</div>
        ))}
      </div>
    </div>
  );
}

/** In an `EditableSection`, both names have the section's title, to tell the buttons of a page apart. */
export function SaveText() {
  const section = useContext(SectionTitleContext);
  return section ? (
    <FormattedMessage
      id="section.save"
      defaultMessage="Save<hidden>: {section}</hidden>"
      description="Button that saves the form of a section; only “Save” is shown, and has to come first"
      values={{ section }}
    />
  ) : (
    <FormattedMessage id="form.save" defaultMessage="Save" description="Button that saves a form" />
  );
}

export function CancelText() {
  const section = useContext(SectionTitleContext);
  return section ? (
    <FormattedMessage
      id="section.cancel"
      defaultMessage="Cancel<hidden>: {section}</hidden>"
      description="Button that closes the form of a section; only “Cancel” is shown, and has to come first"
      values={{ section }}
    />
  ) : (
    <FormattedMessage
      id="action.cancel"
      defaultMessage="Cancel"
      description="Button that leaves a question without doing anything"
    />
  );
}

export const CancelLink = ({ href }: { href: string }) => (
  <LinkButton variant="secondary" href={href}>
    <CancelText />
  </LinkButton>
);

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { reset } = useFormParts();
  const isSubmitting = useIsSubmitting();
  return (
    <Button
      variant="secondary"
      isDisabled={isSubmitting}
      onPress={() => {
        reset();
        onCancel();
      }}
    >
      <CancelText />
    </Button>
  );
}

/** Submits the form. Shows errors that belong to no field above the button. */
export function SubmitButton({ children, onCancel, cancelHref, before, ...rest }: SubmitButtonProps) {
  const button =
    children === null ? null : <PlainSubmitButton {...rest}>{children ?? <SaveText />}</PlainSubmitButton>;
  return (
    <div className={rest.isFullWidth ? `${styles.submit} ${styles.submitFull}` : styles.submit}>
      <FormFailure />
      {onCancel || cancelHref || before ? (
        <div className={styles.buttons}>
          {onCancel && <CancelButton onCancel={onCancel} />}
          {cancelHref && <CancelLink href={cancelHref} />}
          {before}
          {button}
        </div>
      ) : (
        button
      )}
    </div>
  );
}
