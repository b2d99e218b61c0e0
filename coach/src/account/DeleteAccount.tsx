import { Button, Inline, SectionCard } from '@institute/design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard
      title={
        <FormattedMessage defaultMessage="Stop coaching" description="Heading: deleting the coach account" />
      }
      lead={
        <FormattedMessage
          defaultMessage="Deletes your coach profile, services and hours, and ends your subscription. Your student account stays, and so do records of what clients bought: the law asks us to keep them."
          description="What deleting the coach account means"
        />
      }
    >
      <Inline>
        <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          <FormattedMessage
            defaultMessage="Delete coach account"
            description="Button that deletes the coach account"
          />
        </Button>
      </Inline>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
