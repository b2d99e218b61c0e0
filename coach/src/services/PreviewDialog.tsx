import { Dialog } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { ProductCard } from './ProductCard.tsx';
import type { ProductValues } from './templates.ts';

interface PreviewDialogProps {
  product: ProductValues;
  onClose: () => void;
}

export function PreviewDialog({ product, onClose }: PreviewDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      isDismissable
      onClose={onClose}
      title={intl.formatMessage({
        defaultMessage: 'This is what clients see',
        description: 'Title of the preview of a service or product',
      })}
    >
      <ProductCard product={product} as="article" level={3} />
    </Dialog>
  );
}
