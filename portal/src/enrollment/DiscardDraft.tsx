import { ConfirmButton, toast, useNavigateWhileHere } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import type { StepName } from './applications.ts';
import { forgetDrafts } from './step-form.ts';

interface DiscardDraftProps {
  id: string;
  steps: readonly StepName[];
}

export default function DiscardDraft({ id, steps }: DiscardDraftProps) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  return (
    <ConfirmButton
      variant="quiet"
      title={<FormattedMessage defaultMessage="Discard this application?" />}
      message={
        <FormattedMessage defaultMessage="Nothing was submitted or paid. Your profile stays as it is. You can start again at any time." />
      }
      keepLabel={<FormattedMessage defaultMessage="Keep application" />}
      confirmLabel={
        <FormattedMessage defaultMessage="Discard" description="Button that throws a draft away" />
      }
      onConfirm={async () => {
        await api.request('post', '/enrollment_applications/{id}/discard', { path: { id }, body: {} });
        void forgetDrafts(id, steps);
        toast.info(intl.formatMessage({ defaultMessage: 'Your draft was discarded.' }));
        navigate(paths.home(), { replace: true });
        void queryClient.invalidateQueries();
      }}
    >
      <FormattedMessage defaultMessage="Discard the draft" />
    </ConfirmButton>
  );
}
