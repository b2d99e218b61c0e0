import { formatDateTime, formatInstantTime, spellInstant, today } from '@institute/values/formats/dates';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { focusTarget } from '../aria/focus.ts';
import { Banner } from '../feedback/Banner.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { useFormParts } from './contexts.ts';
import type { RestoredDraft } from './form-draft.ts';

/** Says that unsaved changes are back, and from when they are. Discarding them moves the focus to the first field. */
export function RestoredNotice({ restored: { keptAt, isOutdated } }: { restored: RestoredDraft }) {
  const intl = useIntl();
  const { fields, reset, store } = useFormParts();
  const isSubmitting = useOwnStore(store.subscribe, () => store.isSubmitting);
  const { locale, timeZone } = intl;
  const isToday = today(timeZone, keptAt) === today(timeZone);
  const time = (isToday ? formatInstantTime : formatDateTime)(spellInstant(keptAt), {
    locale,
    ...(timeZone && { timeZone }),
  });
  return (
    <Banner
      isAnnounced
      actions={
        <Button
          variant="secondary"
          isDisabled={isSubmitting}
          onPress={() => {
            const [first = ''] = fields.inDocumentOrder(fields.names);
            const control = fields.control(first);
            reset();
            if (control) focusTarget(control)?.focus();
          }}
        >
          <FormattedMessage
            id="restored.discard"
            defaultMessage="Discard changes"
            description="Button that removes what was typed into a form and is not saved"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="restored.title"
        defaultMessage="Your unsaved changes from {time} are back."
        description="Over a form whose text was kept when the page was left. {time} is like 3:12 PM, or Nov 24, 2026, 3:12 PM"
        values={{ time }}
      />{' '}
      {isOutdated && (
        <FormattedMessage
          id="restored.hint"
          defaultMessage="Something else was saved here since then, so check them before you save."
          description="Over a form whose text was kept, if the saved values are no longer those that were changed"
        />
      )}
    </Banner>
  );
}
