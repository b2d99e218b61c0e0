import {
  CopyIcon,
  DeleteIcon,
  EyeIcon,
  EyeOffIcon,
  LinkButton,
  lazyExtra,
  MenuButton,
  MenuItem,
  MoreIcon,
  toast,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import type { Product } from './products.ts';

const DeleteProduct = lazyExtra(async () => (await import('./DeleteProduct.tsx')).DeleteProduct);
const PreviewDialog = lazyExtra(async () => (await import('./OfferPreview.tsx')).PreviewDialog);

export function ProductActions({ product }: { product: Product }) {
  const intl = useIntl();
  const setStatus = useSetStatus(product);
  const isPublished = product.status === 'PUBLISHED';
  return (
    <>
      <LinkButton
        variant="secondary"
        href={paths.service({ productId: product.id })}
        aria-label={intl.formatMessage({ defaultMessage: 'Edit {title}' }, { title: product.title })}
      >
        <FormattedMessage defaultMessage="Edit" />
      </LinkButton>
      {product.purchaseTerms.groupSessionCount > 0 && (
        <LinkButton
          variant="secondary"
          href={paths.groups({ productId: product.id })}
          aria-label={intl.formatMessage({ defaultMessage: 'Dates of {title}' }, { title: product.title })}
        >
          <FormattedMessage defaultMessage="Dates" />
        </LinkButton>
      )}
      <MenuButton
        isIconOnly
        icon={<MoreIcon />}
        label={intl.formatMessage({ defaultMessage: 'More for {title}' }, { title: product.title })}
        dialogs={{
          preview: ({ isOpen, onClose }) => isOpen && <PreviewDialog product={product} onClose={onClose} />,
          delete: ({ isOpen, onClose }) =>
            isOpen && (
              <DeleteProduct
                product={product}
                onUnpublish={isPublished ? () => setStatus('DRAFT') : undefined}
                onClose={onClose}
              />
            ),
        }}
      >
        <MenuItem icon={<EyeIcon size="s" />} opens="preview">
          <FormattedMessage defaultMessage="Preview" description="Shows a service as clients see it" />
        </MenuItem>
        <MenuItem icon={<CopyIcon size="s" />} href={paths.newService({ from: product.id })}>
          <FormattedMessage defaultMessage="Duplicate" description="Leads to the form with a copy" />
        </MenuItem>
        <MenuItem
          icon={<EyeOffIcon size="s" />}
          onPress={() => setStatus(isPublished ? 'DRAFT' : 'PUBLISHED')}
        >
          {isPublished ? (
            <FormattedMessage defaultMessage="Unpublish" />
          ) : (
            <FormattedMessage defaultMessage="Publish" />
          )}
        </MenuItem>
        <MenuItem icon={<DeleteIcon size="s" />} isDestructive opens="delete">
          <FormattedMessage defaultMessage="Delete" />
        </MenuItem>
      </MenuButton>
    </>
  );
}

function useSetStatus({ id, title }: Product) {
  const intl = useIntl();
  const coachId = useCoachId();
  const save = api.useMutation('patch', '/coaches/{coachId}/products/{productId}/status', {
    onSuccess: ({ content: { status } }) =>
      toast.success(
        status === 'PUBLISHED'
          ? intl.formatMessage({ defaultMessage: 'Clients can see {title} now.' }, { title })
          : intl.formatMessage(
              {
                defaultMessage:
                  '{title} is a draft now. Clients no longer find it. Clients who bought it can still book their sessions.',
              },
              { title },
            ),
      ),
    onError: (error) => toast.error(describeError(intl, error)),
  });
  return (status: Product['status']) =>
    save.mutate({ params: { path: { coachId, productId: id } }, body: { status } });
}
