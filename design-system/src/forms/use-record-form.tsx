'use client';

import { valueAt } from '@institute/values/rules/paths';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { useFormParts } from './contexts.ts';
import type { FieldName } from './field-name.ts';
import { mergePatchBetween } from './merge-patch.ts';
import { saveRecord, type Versioned } from './save-record.ts';
import { type Form, type FormOptions, useForm } from './use-form.tsx';
import { isSame } from './values.ts';

// Loaded on demand, because few records are changed in two places.
const VersionConflict = lazyExtra(async () => (await import('./VersionConflict.tsx')).VersionConflict);

/**
 * How values read beside those of another version, by field. Values that aren't edited by a `form.Field` need a label.
 */
export type Answers<Values> = {
  [Name in FieldName<Values>]?: string | { label: string; value: string };
};

export interface RecordFormOptions<Values extends object, Saved extends Versioned, Body extends object>
  extends Pick<FormOptions<Values>, 'draft' | 'schema' | 'describeError'> {
  /** The record as it was read last. */
  record: Saved;
  /** The part of the record that the form edits. */
  valuesOf: (record: Saved) => Values;
  /** That part as it is sent, so that server errors find their fields. */
  toBody: (values: Values, record: Saved) => Body;
  /** Sends what changed, as a JSON Merge Patch (RFC 7396) with the version that it changes. */
  save: (patch: Partial<Body> & Pick<Saved, 'version'>, values: Values) => Promise<Saved>;
  /** The current record, if the error says that the version is outdated. */
  currentOf: (error: unknown) => Versioned | null;
  /** The values that don't read well as they are: dates, amounts, codes. */
  describe?: ((values: Values) => Answers<Values>) | undefined;
  onSaved?: (record: Saved, values: Values) => void;
  /** The user chose the version that was saved elsewhere: the place to read everything again. */
  onTakeTheirs?: () => void;
}

/**
 * A form that saves a part of a record. It sends only what was changed. If other parts were saved elsewhere in the
 * meantime, it sends the change again; if the same part was, it shows both versions, and saves nothing until the user
 * chooses.
 */
export function useRecordForm<Values extends object, Saved extends Versioned, Body extends object>({
  record,
  draft,
  schema,
  valuesOf,
  toBody,
  save,
  currentOf,
  describeError,
  describe = () => ({}),
  onSaved,
  onTakeTheirs,
}: RecordFormOptions<Values, Saved, Body>): Form<Values> {
  // What the form's values are based on.
  const base = useRef(record);
  const latest = useRef(record);
  /** What was read since. It is the base as soon as the form shows its values. */
  const newer = useRef<Saved | null>(null);
  const rebase = () => {
    if (!newer.current || !isSame(valuesOf(newer.current), form.savedValues)) return;
    base.current = newer.current;
    newer.current = null;
  };
  const currentRecord = (error: unknown) => currentOf(error) as Saved | null;
  const take = (theirs: Saved) => {
    base.current = theirs;
    newer.current = null;
    form.reset(valuesOf(theirs));
    onTakeTheirs?.();
  };
  const form: Form<Values> = useForm({
    draft,
    schema,
    defaultValues: valuesOf(record),
    describeError(error) {
      const theirs = currentRecord(error);
      if (!theirs) return describeError?.(error);
      return (
        <RecordConflict
          theirs={valuesOf(theirs)}
          describe={(values) => describe(values as Values) as Descriptions}
          onKeepMine={() => {
            base.current = theirs;
            void form.submit();
          }}
          onTakeTheirs={() => take(theirs)}
        />
      );
    },
    async onSubmit({ value, input }) {
      rebase();
      const savedValues = valuesOf(base.current);
      base.current = await saveRecord({
        base: base.current,
        currentOf: currentRecord,
        // It may also have been this change, if the response was lost. Compared as sent: without spaces around a text,
        // and with what is made of other values.
        mayResend: (current) =>
          [savedValues, value, input].some((one) =>
            isSame(toBody(valuesOf(current), current), toBody(one, current)),
          ),
        send(from) {
          const patch = mergePatchBetween(toBody(valuesOf(from), from), toBody(value, from)) as Partial<Body>;
          return save({ ...patch, version: from.version }, value);
        },
      });
      onSaved?.(base.current, value);
    },
  });
  useLayoutEffect(() => {
    if (record === latest.current) return;
    latest.current = record;
    newer.current = record;
    rebase();
  });
  return form;
}

type Descriptions = { [name: string]: string | { label: string; value: string } };

interface RecordConflictProps {
  theirs: object;
  describe: (values: object) => Descriptions;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The fields of the form whose values differ from those that were saved elsewhere. */
function RecordConflict({ theirs, describe, ...actions }: RecordConflictProps) {
  const intl = useIntl();
  const { values, fields } = useFormParts();
  const mine = values.current;
  const described = { mine: describe(mine), theirs: describe(theirs) };
  const groups = Object.keys(described.mine);
  const names = new Set([...fields.inDocumentOrder(fields.names), ...groups]);
  const answer = (name: string, value: unknown, given = described.mine[name]): ReactNode => {
    if (given !== undefined) return typeof given === 'object' ? given.value : given;
    if (Array.isArray(value)) return intl.formatList(value.map((one) => answer(name, one)));
    if (typeof value === 'boolean') return intl.formatMessage(value ? choices.yes : choices.no);
    return fields.optionLabel(name, value) ?? String(value ?? '');
  };
  const differing = [...names]
    // A group that is described reads as a whole.
    .filter((name) => !groups.some((group) => name.startsWith(`${group}.`)))
    .filter((name) => !isSame(valueAt(mine, name), valueAt(theirs, name)))
    .map((name) => {
      const answered = described.mine[name];
      return {
        label: typeof answered === 'object' ? answered.label : fields.label(name),
        mine: answer(name, valueAt(mine, name)),
        theirs: answer(name, valueAt(theirs, name), described.theirs[name]),
      };
    });
  return <VersionConflict fields={differing} {...actions} />;
}

const choices = defineMessages({
  yes: {
    id: 'version.yes',
    defaultMessage: 'Yes',
    description: 'A checkbox or switch that is on, beside another version of it',
  },
  no: {
    id: 'version.no',
    defaultMessage: 'No',
    description: 'A checkbox or switch that is off, beside another version of it',
  },
});
