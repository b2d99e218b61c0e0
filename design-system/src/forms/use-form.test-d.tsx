import { expectTypeOf, it } from 'vitest';
import { z } from 'zod/mini';
import { CheckboxField } from '../choices/CheckboxField.tsx';
import { DateField } from '../dates/DateField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FieldName, FieldValue } from './field-name.ts';
import { useForm } from './use-form.tsx';

interface Student {
  email: string;
  name: { first: string; middle: string | null };
  educations: { school: string; year: number | null }[];
  address: { city: string } | null;
}

it('names every field of a form, however deep', () => {
  expectTypeOf<'name.first'>().toExtend<FieldName<Student>>();
  expectTypeOf<'educations[0].school'>().toExtend<FieldName<Student>>();
  expectTypeOf<'address.city'>().toExtend<FieldName<Student>>();
  expectTypeOf<'name.last'>().not.toExtend<FieldName<Student>>();
});

it('knows what stands there', () => {
  expectTypeOf<FieldValue<Student, 'email'>>().toEqualTypeOf<string>();
  expectTypeOf<FieldValue<Student, 'name.middle'>>().toEqualTypeOf<string | null>();
  expectTypeOf<FieldValue<Student, 'educations[3].year'>>().toEqualTypeOf<number | null>();
  expectTypeOf<FieldValue<Student, 'address.city'>>().toEqualTypeOf<string>();
});

function Profile() {
  const form = useForm({
    draft: 'example',
    schema: z.object({
      email: z.string(),
      age: z.number(),
      isActive: z.boolean(),
      tags: z.array(z.string()),
    }),
    defaultValues: { email: '', age: 0, isActive: false, tags: [] },
    onSubmit: ({ value }) => expectTypeOf(value.age).toEqualTypeOf<number>(),
  });
  return (
    <form.Form>
      <form.Field name="email" as={TextField} label="E-mail" kind="email" />
      <form.Field name="age" as={NumberField} label="Age" />
      <form.Field name="isActive" as={CheckboxField} label="Active" />
      {/* @ts-expect-error: the schema has no such name */}
      <form.Field name="mail" as={TextField} label="E-mail" />
      {/* @ts-expect-error: the age is a number, and the field edits text */}
      <form.Field name="age" as={TextField} label="Age" />
      {/* @ts-expect-error: the e-mail is text, and the field edits a boolean */}
      <form.Field name="email" as={CheckboxField} label="E-mail" />
      {/* @ts-expect-error: a date is text, and the value is a boolean */}
      <form.Field name="isActive" as={DateField} label="Active" />
      {/* @ts-expect-error: a field has a label */}
      <form.Field name="email" as={TextField} />
      {/* @ts-expect-error: the form sets the value */}
      <form.Field name="email" as={TextField} label="E-mail" value="ana@example.com" />
    </form.Form>
  );
}

function WithoutDefault() {
  return useForm({
    draft: 'example',
    schema: z.object({ email: z.string(), age: z.number() }),
    // @ts-expect-error: every field of the schema has a default value
    defaultValues: { email: '' },
    onSubmit: () => {},
  });
}

function Transformed() {
  return useForm({
    draft: 'example',
    schema: z.object({ age: z.pipe(z.string(), z.transform(Number)) }),
    defaultValues: { age: '' },
    onSubmit: ({ value, input }) => {
      expectTypeOf(value).toEqualTypeOf<{ age: number }>();
      expectTypeOf(input).toEqualTypeOf<{ age: string }>();
    },
  });
}

it('submits the output of the schema', () => {
  expectTypeOf(Transformed).toBeFunction();
});

it('types fields from the schema', () => {
  expectTypeOf(Profile).toBeFunction();
  expectTypeOf(WithoutDefault).toBeFunction();
});
