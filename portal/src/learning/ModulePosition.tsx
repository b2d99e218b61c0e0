import { NumberField, type NumberValue, Text, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { formatDuration } from '@institute/values/formats';
import { number, numberBetween, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Module } from './arrange-modules.ts';

interface ModulePositionProps {
  module: Module;
  onSave: (seconds: number) => Promise<unknown>;
}

/** The position in a video or recording, to resume from. */
export function ModulePosition({ module, onSave }: ModulePositionProps) {
  const intl = useIntl();
  const { minutes } = module;
  const played = Math.floor(module.position / 60);
  const form = useForm({
    draft: `module.${module.id}.position`,
    schema: z.object({
      played: z.custom<NumberValue>().check(rules(required(), number(), numberBetween(0, minutes))),
    }),
    defaultValues: { played: played as NumberValue },
    async onSubmit({ value }) {
      await onSave(Number(value.played) * 60);
      toast.success(intl.formatMessage({ defaultMessage: 'Your place was saved.' }));
    },
  });
  return (
    <form.Form>
      {played > 0 && (
        <Text>
          <FormattedMessage
            defaultMessage="You stopped after {time}."
            values={{ time: formatDuration(played, intl.locale) }}
          />
        </Text>
      )}
      <form.Field
        name="played"
        as={NumberField}
        isRequired
        width="short"
        label={intl.formatMessage({ defaultMessage: 'Minutes played' })}
      />
      <form.SubmitButton variant="secondary">
        <FormattedMessage defaultMessage="Save my place" />
      </form.SubmitButton>
    </form.Form>
  );
}
