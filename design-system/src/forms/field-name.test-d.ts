import { expectTypeOf, it } from 'vitest';
import type { FieldName, FieldValue } from './field-name.ts';

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
