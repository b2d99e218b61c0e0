import { VoucherChoice } from '@institute/api-schema/limits';
import {
  Banner,
  Button,
  Disclosure,
  ErrorBanner,
  MoneyValue,
  Stack,
  TextField,
  toast,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, lettersAndDigits, required, rules } from '@institute/values/rules';
import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { type Application, keepApplication } from './applications.ts';
import { stepDraft } from './step-form.ts';

const schema = z.object({
  code: z.string().check(rules(required(), lettersAndDigits(), lengthMax(VoucherChoice.code.maxLength))),
});

/** The form of a draft's promo code. */
export function usePromoCode({ id }: Application) {
  const intl = useIntl();
  const apply = useMutation({
    mutationFn: async (code: string) => {
      return keepApplication(
        await api.request('put', '/enrollment_applications/{id}/voucher', { path: { id }, body: { code } }),
      );
    },
  });
  const form = useForm({
    draft: stepDraft(id, 'PROMO_CODE'),
    schema,
    defaultValues: { code: '' },
    async onSubmit({ value }) {
      await apply.mutateAsync(value.code.trim());
      form.reset({ code: '' });
      toast.success(
        intl.formatMessage({ defaultMessage: 'The promo code is valid. Your price is lower now.' }),
      );
    },
  });
  return form;
}

interface PromoCodeProps {
  application: Application;
  form: ReturnType<typeof usePromoCode>;
}

/** A draft's promo code: apply it, see the discount, remove it. Closed at first if there is none. */
export function PromoCode({ application, form }: PromoCodeProps) {
  const intl = useIntl();
  const { id, voucherCode } = application;
  const code = useSyncExternalStore(form.subscribe, () => form.getFieldValue('code'));
  const [isOpen, setIsOpen] = useState(voucherCode !== null);
  // Once something is typed it stays open, also while it is replaced.
  if (code !== '' && !isOpen) setIsOpen(true);
  const remove = useMutation({
    mutationFn: async () => {
      return keepApplication(
        await api.request('delete', '/enrollment_applications/{id}/voucher', { path: { id } }),
      );
    },
  });
  return (
    <form.Form hasErrorSummary={false}>
      <Disclosure
        level={2}
        title={<FormattedMessage defaultMessage="Promo code" />}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <Stack gap="m">
          {voucherCode && (
            <AppliedCode
              application={application}
              code={voucherCode}
              isRemoving={remove.isPending}
              onRemove={() => remove.mutate()}
            />
          )}
          <ErrorBanner error={remove.error} />
          <form.Field
            name="code"
            as={TextField}
            width="short"
            isRequired
            autoComplete="off"
            label={
              voucherCode
                ? intl.formatMessage({ defaultMessage: 'Use another code instead' })
                : intl.formatMessage({ defaultMessage: 'Have a promo code?' })
            }
          />
          <div>
            <form.SubmitButton variant="secondary">
              <FormattedMessage defaultMessage="Apply the code" />
            </form.SubmitButton>
          </div>
        </Stack>
      </Disclosure>
    </form.Form>
  );
}

interface AppliedCodeProps {
  application: Application;
  code: string;
  isRemoving: boolean;
  onRemove: () => void;
}

/** The applied code and its discount. */
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
