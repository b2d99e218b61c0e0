import {
  Banner,
  Button,
  ErrorBanner,
  focusReplacement,
  MoneyValue,
  Stack,
  TextField,
} from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { type Application, keepApplication } from './applications.ts';
import type { PlanChoice } from './plan-choice.ts';

interface PromoCodeProps {
  application: Application;
  /** A form whose submit applies the code, if one is typed. */
  form: Form<PlanChoice>;
}

/** A draft's promo code: apply it, see the discount, remove it. Without one it is a link, until something is typed. */
export function PromoCode({ application, form }: PromoCodeProps) {
  const intl = useIntl();
  const { id, voucherCode } = application;
  const code = useSyncExternalStore(form.subscribe, () => form.getFieldValue('code'));
  // The code that is to be replaced.
  const [openFor, setOpenFor] = useState<string | null>();
  const isOpen = openFor === voucherCode;
  // Once something is typed it stays open, also while it is replaced.
  if (code !== '' && !isOpen) setOpenFor(voucherCode);
  const remove = useMutation({
    mutationFn: async () =>
      keepApplication(await api.request('delete', '/enrollment_applications/{id}/voucher', { path: { id } })),
  });
  const area = useRef<HTMLElement>(null);
  // The pressed button is gone, so the focus goes to what replaced it.
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is shown has changed
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    focusReplacement(
      area.current!.querySelector<HTMLElement>('input') ?? area.current!.querySelector('button'),
    );
  }, [isOpen, voucherCode]);
  const press = (action: () => void) => () => {
    isPressed.current = true;
    action();
  };
  return (
    <Stack ref={area} gap="m" align="start">
      {voucherCode && (
        <AppliedCode
          application={application}
          code={voucherCode}
          isRemoving={remove.isPending}
          onRemove={press(() => {
            setOpenFor(undefined);
            remove.mutate();
          })}
        />
      )}
      <ErrorBanner error={remove.error} />
      {isOpen ? (
        <>
          <form.Field
            name="code"
            as={TextField}
            width="short"
            autoComplete="off"
            label={intl.formatMessage({ defaultMessage: 'Promo code' })}
          />
          <Button variant="secondary" isDisabled={code === ''} onPress={press(() => void form.submit())}>
            <FormattedMessage defaultMessage="Apply the code" />
          </Button>
        </>
      ) : (
        <Button variant="quiet" onPress={press(() => setOpenFor(voucherCode))}>
          {voucherCode ? (
            <FormattedMessage defaultMessage="Use another code instead" />
          ) : (
            <FormattedMessage defaultMessage="Have a promo code?" />
          )}
        </Button>
      )}
    </Stack>
  );
}

interface AppliedCodeProps {
  application: Application;
  code: string;
  isRemoving: boolean;
  onRemove: () => void;
}

function AppliedCode({ application, code, isRemoving, onRemove }: AppliedCodeProps) {
  const intl = useIntl();
  const { id, program, cohort } = application;
  const check = api.useQuery(
    'post',
    '/vouchers/validate',
    { body: { code, programId: program.id, cohortId: cohort?.id ?? null, applicationId: id } },
    { staleTime: 60_000 },
  );
  return (
    <Banner
      tone={check.isError ? 'caution' : 'positive'}
      title={code}
      actions={
        <Button variant="secondary" isPending={isRemoving} onPress={onRemove}>
          <FormattedMessage defaultMessage="Remove it" />
        </Button>
      }
    >
      {check.isError && describeError(intl, check.error)}
      {check.data && (
        <FormattedMessage
          defaultMessage="You save {amount}."
          values={{ amount: <MoneyValue amount={check.data.content.discount} currency={program.currency} /> }}
        />
      )}
    </Banner>
  );
}
