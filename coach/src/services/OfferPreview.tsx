import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { Button, Dialog, EyeIcon, OfferCard, PageSection, useIsWide } from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCoach } from '../coach.ts';
import type { Answers } from './answers.ts';
import type { ProductValues } from './templates.ts';

/** A service or product as clients see it, complete or not. */
function OfferPreview({ product }: { product: ProductValues & { id?: string } }) {
  const intl = useIntl();
  const coach = useCoach();
  const { price } = product;
  const terms = purchaseTerms({ ...product, price: price ?? 0 });
  return (
    <OfferCard
      as="article"
      titlePlaceholder={intl.formatMessage({
        defaultMessage: 'Your title',
        description: 'In the preview of an offer that has no title yet',
      })}
      lang={coach.languageIso2LetterCode.toLowerCase()}
      offer={{
        ...product,
        // Not the title: the plate would change with every letter of it.
        id: product.id ?? 'new',
        price: price ?? 0,
        purchaseTerms: { ...terms, amount: price === null ? null : terms.amount },
      }}
    />
  );
}

interface PreviewDialogProps {
  product: ProductValues & { id?: string };
  onClose: () => void;
}

export const PreviewDialog = ({ product, onClose }: PreviewDialogProps) => (
  <Dialog
    isOpen
    isDismissable
    onClose={onClose}
    title={<FormattedMessage defaultMessage="What clients see" />}
  >
    <OfferPreview product={product} />
  </Dialog>
);

interface LivePreviewProps {
  form: Form<Answers>;
  /** What the answers stand for so far. */
  productOf: (answers: Answers) => PreviewDialogProps['product'];
}

/** What clients will see, as it's typed: beside the form, or on demand where there is no space for it. */
export function LivePreview({ form, productOf }: LivePreviewProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  // Outside of the form, whose `Subscribe` works only in it.
  const product = productOf(useSyncExternalStore(form.subscribe, () => form.state.values));
  if (isWide)
    return (
      <PageSection title={<FormattedMessage defaultMessage="What clients see" />}>
        <OfferPreview product={product} />
      </PageSection>
    );
  return (
    <>
      <Button variant="secondary" icon={<EyeIcon size="s" />} onPress={() => setOpen(true)}>
        <FormattedMessage defaultMessage="Preview" description="Shows a service as clients see it" />
      </Button>
      {isOpen && <PreviewDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
