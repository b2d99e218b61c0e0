import { Button, TextField } from '@institute/design-system';
import * as app from '@institute/design-system/app';
import * as availability from '@institute/design-system/availability';
import * as formats from '@institute/design-system/formats';
import * as forms from '@institute/design-system/forms';
import * as rules from '@institute/design-system/rules';
import * as tokens from '@institute/design-system/tokens';

/** Every entry, with its types. */
export const entries = { app, availability, formats, forms, rules, tokens };

function Form() {
  const form = forms.useForm({ draft: 'example', defaultValues: { name: '' }, onSubmit: () => {} });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Name" />
    </form.Form>
  );
}

export const page = [<Form key="form" />, <Button key="button">Save</Button>];
