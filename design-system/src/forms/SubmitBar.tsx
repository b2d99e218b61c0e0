import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../actions/LinkButton.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { CancelText, SaveText } from './button-texts.tsx';
import { useFormParts } from './contexts.ts';
import * as styles from './SubmitBar.css.ts';
import { FormFailure, PlainSubmitButton } from './SubmitButton.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

export interface SubmitBarProps {
  /** The button's label. "Save" by default. */
  children?: ReactNode;
  /** Adds a link "Cancel" to another page. If something was typed, the user is asked first. */
  cancelHref?: string;
  /** Of something new: what is filled in already can be saved as it is. */
  isNew?: boolean;
}

/**
 * Submits the form, in place of its `SubmitButton`: a bar that stays at the bottom of the window while there are unsaved
 * changes, and says so. Only then is its button filled, and the user asked before leaving the page. For forms that are
 * longer than the window, one to a page.
 */
export function SubmitBar({ children = <SaveText />, cancelHref, isNew = false }: SubmitBarProps) {
  const { values, store } = useFormParts();
  const isUnsaved = useOwnStore(store.subscribe, () => !values.isPristine);
  return (
    <div className={isUnsaved ? `${styles.bar} ${styles.inView}` : styles.bar}>
      <FormFailure />
      <UnsavedChangesGuard isUnsaved={() => !values.isPristine} />
      <div className={styles.row}>
        <span className={styles.text}>
          {isUnsaved ? (
            <FormattedMessage
              id="submitBar.unsaved"
              defaultMessage="Unsaved changes"
              description="Beside the button that saves a form"
            />
          ) : isNew ? null : (
            <FormattedMessage
              id="submitBar.saved"
              defaultMessage="No unsaved changes"
              description="Beside the button that saves a form"
            />
          )}
        </span>
        <div className={styles.buttons}>
          {cancelHref && (
            <LinkButton variant="quiet" href={cancelHref}>
              <CancelText />
            </LinkButton>
          )}
          <PlainSubmitButton variant={isUnsaved || isNew ? 'primary' : 'secondary'}>
            {children}
          </PlainSubmitButton>
        </div>
      </div>
    </div>
  );
}
