import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { Dialog, OfferCard } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { useCoach } from '../coach.ts';
import type { ProductValues } from './templates.ts';

interface PreviewDialogProps {
  product: ProductValues & { id?: string };
  onClose: () => void;
}

export function PreviewDialog({ product, onClose }: PreviewDialogProps) {
  const intl = useIntl();
  const coach = useCoach();
  const { price } = product;
  const terms = purchaseTerms({ ...product, price: price ?? 0 });
  return (
    <Dialog
      isOpen
      isDismissable
      onClose={onClose}
      title={intl.formatMessage({ defaultMessage: 'This is what clients see' })}
    >
      <OfferCard
        as="article"
        lang={coach.languageIso2LetterCode.toLowerCase()}
        offer={{
          ...product,
          price: price ?? 0,
          purchaseTerms: { ...terms, amount: price === null ? null : terms.amount },
        }}
      />
    </Dialog>
  );
}
